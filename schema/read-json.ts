import { readFileSync } from 'node:fs';
import { type Guard, misfitOf } from './guards/guard.ts';

/**
 * Reads a JSON file as a value of some type.
 *
 * @param fits looks whether it is one
 * @param revive see `JSON.parse`
 * @throws naming the file, if it is not
 */
export function readJson<Type>(
  file: string,
  fits: Guard<Type>,
  revive?: (key: string, value: unknown) => unknown,
): Type {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'), revive);
  if (fits(value)) return value;
  const why = misfitOf(fits);
  throw new Error(`${file} holds something else than it should${why ? `: ${why}` : ''}.`);
}
