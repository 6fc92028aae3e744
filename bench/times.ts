import { UsageError } from '../commands/door/command.ts';

/**
 * The time that so many runs do not exceed.
 * @param times of all runs, in any order
 * @param share from 0 to 1: 0.5 is the median
 * @returns NaN without any run
 */
export function timeAt(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/**
 * How often something is measured, as an option says.
 * @param option with its dashes
 * @throws UsageError for what is not a number above 0
 */
export function countOf(option: string, given: string): number {
  if (/^[1-9]\d*$/.test(given)) return Number(given);
  throw new UsageError(`${option} ${given} is not a number above 0.`);
}
