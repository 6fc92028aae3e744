import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { readStep } from './step.ts';
import type { Step } from '../../schema/generated/data.d.ts';

/** In bytes: a step of one edit takes about one KB. */
const READ_AT_ONCE = 64 * 1024;
const LINE_BREAK = 0x0a;

/** Reads all steps. What a crash has left of a line that was being written is cut off. */
export function readJournal(path: string): Step[] {
  cutOff(path);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8').split('\n').slice(0, -1).map(stepOf(path));
}

/** The steps from the last one back, read only as far as somebody asks: that takes as long in a long journal. */
export function* stepsFromEnd(path: string): Generator<Step> {
  cutOff(path);
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    let position = fstatSync(file).size;
    let rest = Buffer.alloc(0);
    while (position > 0) {
      const chunk = Buffer.alloc(Math.min(READ_AT_ONCE, position));
      position -= chunk.length;
      readSync(file, chunk, 0, chunk.length, position);
      const bytes = Buffer.concat([chunk, rest]);
      // What is before the first line break may be the end of a line.
      const from = position === 0 ? 0 : bytes.indexOf(LINE_BREAK) + 1;
      rest = position > 0 && from === 0 ? bytes : bytes.subarray(0, from);
      const lines = bytes.subarray(rest.length).toString('utf8').split('\n').slice(0, -1);
      for (const line of lines.toReversed()) {
        const step = readStep(line);
        // It tells which line it is.
        if (!step) readJournal(path);
        else yield step;
      }
    }
  } finally {
    closeSync(file);
  }
}

function stepOf(path: string): (line: string, n: number) => Step {
  return (line, n) => {
    const step = readStep(line);
    if (!step) throw new Error(`Line ${n + 1} of ${path} is not a step of an edit.`);
    return step;
  };
}

function cutOff(path: string): void {
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  const last = Buffer.alloc(1);
  const { size } = fstatSync(file);
  readSync(file, last, 0, 1, Math.max(0, size - 1));
  closeSync(file);
  if (size > 0 && last[0] !== LINE_BREAK)
    truncateSync(path, readFileSync(path).lastIndexOf(LINE_BREAK) + 1);
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
