import type { Operation } from '../../schema/generated/data.d.ts';
import { inKilobytes } from '../../edit/refuse-large-text.ts';

/** Each operation reads the file again: so many characters in all take about a second and a half. */
const MOST_READ = 8_000_000;

/**
 * Refuses more operations than a moment is enough for: a program that speaks MCP gets no other answer meanwhile.
 *
 * @param text that they change
 * @throws with the limit in its sentence
 */
export function refuseManyOperations(
  file: string,
  text: string,
  operations: readonly Operation[],
): void {
  // What they bring is read again as well.
  const length = text.length + JSON.stringify(operations).length;
  const most = Math.max(1, Math.floor(MOST_READ / length));
  if (operations.length > most)
    throw new Error(
      `Too many operations on ${file}: ${operations.length}. With ${inKilobytes(length)} of text in file and operations, the maximum is ${most}. Plan them in several steps, or send the whole text.`,
    );
}
