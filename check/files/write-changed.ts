import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeInside } from './place-inside.ts';

/** Whether a file is there and says this. */
export function says(file: string, text: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === text;
}

/**
 * Writes a text into a file, with its folders; one that says it already is left alone, for those who watch it.
 *
 * @param folder that the file must be in
 * @param name its path from there
 * @throws where a symbolic link leads out of the folder
 */
export function writeChanged(folder: string, name: string, text: string): void {
  if (placeInside(folder, name) === undefined)
    throw new Error(`${name} is a symbolic link out of ${folder}. Remove the link.`);
  const file = join(folder, name);
  if (says(file, text)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
