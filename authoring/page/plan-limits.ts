import { largestFile } from '../../check/files/read-file.ts';
import type { Operation } from '../../schema/generated/data.d.ts';

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

/** @throws if the check would refuse to read the file */
export function refuseLargeText(file: string, text: string): void {
  const size = Buffer.byteLength(text);
  if (size > largestFile)
    throw new Error(
      `${file} would have ${inKilobytes(size)}; the maximum is ${inKilobytes(largestFile)}.`,
    );
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
