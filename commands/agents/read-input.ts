import { existsSync, readFileSync } from 'node:fs';

/** The file descriptor of the standard input. */
const STANDARD_INPUT = 0;

/**
 * Reads JSON that somebody hands to a command.
 * @param file its path, or - for the standard input
 * @throws naming the file, if it is missing or no JSON
 */
export function readInput(file: string): unknown {
  const isStandardInput = file === '-';
  if (!isStandardInput && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  const text = readFileSync(isStandardInput ? STANDARD_INPUT : file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const what = isStandardInput ? 'Standard input' : file;
    throw new Error(`${what} is not JSON: ${reason}.`, { cause: error });
  }
}
