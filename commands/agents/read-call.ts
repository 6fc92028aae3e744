import { VERBS } from '../../authoring/page/verbs.ts';
import type { Verb } from '../../authoring/page/verb.ts';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { UsageError } from '../door/command.ts';
import { readInput } from './read-input.ts';

/** How the operand of a verb becomes its argument. */
const OPERANDS: Record<string, (operand: string) => Record<string, unknown>> = {
  describe: (type) => ({ type }),
  read: (page) => ({ page }),
  plan: (file) => ({ edits: readInput(file) }),
  apply: (file) => ({ plan: readInput(file) }),
  shot: (view) => ({ view }),
};

/**
 * Reads which verb is called, and with which arguments.
 * @throws UsageError for operands that do not fit, another error for a file that cannot be read
 */
export function readCall([name, operand, stray]: readonly string[]): {
  verb: Verb;
  input: Record<string, unknown>;
} {
  if (stray !== undefined) throw new UsageError(`Unexpected argument ${stray}.`);
  const names = VERBS.map((known) => known.name);
  if (name === undefined) throw new UsageError(`The verbs are ${names.join(', ')}.`);
  const verb = VERBS.find((known) => known.name === name);
  if (!verb) {
    const advice = didYouMean(closest(name, names)) ?? `The verbs are ${names.join(', ')}.`;
    throw new UsageError(`There is no verb ${name}. ${advice}`);
  }
  const input = operand === undefined ? {} : OPERANDS[name]?.(operand);
  if (!input) throw new UsageError(`${name} does not take an argument.`);
  return { verb, input };
}
