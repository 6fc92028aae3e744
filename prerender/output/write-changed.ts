import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a file is there and says this. */
export function says(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

/** Writes a text into a file, with its folders; one that says it already is left alone, for those who watch it. */
export function writeChanged(file: string, text: string): void {
  if (says(file, text)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
