import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { UsageError } from './command.ts';

/**
 * What to throw for a word that names nothing: with the one that was probably meant, or with all that there are.
 * @param what it should name, such as host
 */
export function noSuch(what: string, name: string, known: Iterable<string>): UsageError {
  const names = [...known];
  const advice = didYouMean(closest(name, names)) ?? `The choices are ${names.join(', ')}.`;
  return new UsageError(`There is no ${what} ${name}. ${advice}`);
}
