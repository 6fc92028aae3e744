import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { readStep, type Step } from './step.ts';

/** Reads all steps. What a crash has left of a line that was being written is cut off. */
export function readJournal(path: string): Step[] {
  if (!existsSync(path)) return [];
  const bytes = readFileSync(path);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(path, whole.length);
  return whole
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
    .map((line, n) => {
      const step = readStep(line);
      if (!step) throw new Error(`Line ${n + 1} of ${path} is not a step of an edit.`);
      return step;
    });
}

/** Adds a step; when this returns, it is on the disk. */
export function appendStep(path: string, step: Step): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, 'a');
  try {
    writeSync(file, `${JSON.stringify(step)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
