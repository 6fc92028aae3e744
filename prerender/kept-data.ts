import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Reads what `keepData` wrote with the same key; nothing if there is none, if it was written with
 * another key, or if a single byte of it is not as it was written. So what comes out is of the
 * type that was put in, as long as the key changes with the code.
 */
export function readKept<Data>(file: string, key: string): Data | undefined {
  let kept: string;
  try {
    kept = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const end = kept.indexOf('\n');
  const body = kept.slice(end + 1);
  if (end < 0 || kept.slice(0, end) !== seal(key, body)) return undefined;
  const data: Data = JSON.parse(body);
  return data;
}

/**
 * Keeps data for the next run. Whoever reads meanwhile sees the old data or the new, whole. Where
 * nothing can be written nothing is kept, and the next run does all the work again.
 */
export function keepData(file: string, key: string, data: unknown): void {
  const body = JSON.stringify(data);
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, `${seal(key, body)}\n${body}`);
    renameSync(temporary, file);
  } catch {
    if (existsSync(temporary)) rmSync(temporary);
  }
}

function seal(key: string, body: string): string {
  return createHash('sha1').update(`${key}\n`).update(body).digest('hex');
}
