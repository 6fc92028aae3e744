import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { COPY_ENDINGS, type Copies } from './compressed-copies.ts';

/** Ending of a file that waits for its place; the server does not know it. */
const STAGED = '.next';

/** Writes a file next to its place. A write of its own thread costs a fifth of one that goes through Node's pool. */
export function stage(path: string, content: Buffer | string): void {
  writeFileSync(path + STAGED, content);
}

/** Stages a file's compressed copies. */
export function stageCopies(path: string, copies: Copies): void {
  COPY_ENDINGS.forEach((ending, index) => stage(path + ending, copies[index] ?? ''));
}

export function readStaged(path: string): Buffer {
  return readFileSync(path + STAGED);
}

/** The text that a file will hold when all is in its place: what is staged for it, else what it holds. */
export function readNext(path: string): string {
  const staged = path + STAGED;
  return readFileSync(existsSync(staged) ? staged : path, 'utf8');
}

/** Puts a staged file in its place, in one step: anyone who reads meanwhile gets the old one or the new one, whole. */
export function publish(path: string): void {
  renameSync(path + STAGED, path);
}
