import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Bundle } from '../../schema/generated/data.d.ts';
import { digestOf } from '../../check/files/digest.ts';
import { ENGINE } from '../paths.ts';

/** Sheets of options that few blocks name, such as a dark ground: only pages that name one have its sheet. */
const FOLDER = join(ENGINE, 'renderer/styles/options');

/**
 * Writes these sheets into `dist/assets`.
 * @param textOf gives the text of the file with this path as documents have it
 * @returns their addresses by the name of their file, and their texts by address
 */
export function writeOptionSheets(
  dist: string,
  textOf: (file: string) => string,
): Pick<Bundle, 'options' | 'sheets'> {
  const options: Bundle['options'] = {};
  const sheets: Bundle['sheets'] = {};
  for (const file of readdirSync(FOLDER)) {
    const name = basename(file, '.css');
    const text = textOf(join(FOLDER, file));
    const url = `/assets/${name}-${digestOf(text).slice(0, 6)}.css`;
    writeFileSync(join(dist, url), text);
    options[name] = url;
    sheets[url] = text;
  }
  return { options, sheets };
}
