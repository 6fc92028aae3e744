import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FileStore } from './file-store.ts';

/** As many bytes of a file as are held in memory at most. */
const LARGEST = 262_144;

let root = '';
let now = 0;
/** The files whose facts were worked out, one after the other. */
let workedOut: string[];
let files: FileStore<number>;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-store-'));
  now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => {
    clock.mockRestore();
    rmSync(root, { recursive: true });
  });
  workedOut = [];
  files = new FileStore(root, ({ path, size }) => {
    workedOut.push(path);
    return size;
  });
});

function write(name: string, text: string): void {
  writeFileSync(join(root, name), text);
  // Files are told apart by their times, and tests are fast.
  utimesSync(join(root, name), now, now);
}

const find = (name: string) => {
  const found = files.find(`/${name}`);
  return found && String(Buffer.from(found.body ?? []));
};

test('a file is taken for unchanged for 30 seconds, and what is known of it until it changes', () => {
  write('a.txt', 'one');
  expect(find('a.txt')).toBe('one');
  write('a.txt', 'three');
  now += 30_000;
  expect(find('a.txt')).toBe('one');
  now += 1;
  write('a.txt', 'three');
  expect(files.find('/a.txt')).toEqual({
    name: join(root, 'a.txt'),
    size: 5,
    body: Buffer.from('three'),
    facts: 5,
  });
  now += 30_001;
  expect(find('a.txt')).toBe('three');
  expect(workedOut).toEqual(['/a.txt', '/a.txt']);
});

test('all is looked at again, and worked out anew, when a build has changed it', () => {
  write('a.txt', 'one');
  find('a.txt');
  files.forget();
  find('a.txt');
  expect(workedOut).toEqual(['/a.txt', '/a.txt']);
});

test.each([
  [LARGEST, true],
  [LARGEST + 1, false],
])('of %i bytes all are held: %s', (size, isHeld) => {
  write('a.txt', 'x'.repeat(size));
  const found = files.find('/a.txt');
  expect([found?.size, found?.body?.length]).toEqual([size, isHeld ? size : undefined]);
  const made = files.find('/a.txt.br', { path: '/a.txt', make: (body) => body.subarray(0, 3) });
  expect([made?.size, made?.facts]).toEqual(isHeld ? [3, 3] : [undefined, undefined]);
});

test('a file that is streamed is looked at each time', () => {
  write('film.mp4', 'x'.repeat(LARGEST + 1));
  files.find('/film.mp4');
  now += 1;
  write('film.mp4', 'x'.repeat(LARGEST + 2));
  expect(files.find('/film.mp4')?.facts).toBe(LARGEST + 2);
});

test('a copy is made once, of the file as it is, unless there is one', () => {
  let made = 0;
  const source = { path: '/a.txt', make: () => Buffer.from(`copy ${(made += 1)}`) };
  write('a.txt', 'one');
  const copy = () => String(files.find('/a.txt.br', source)?.body);
  expect([copy(), copy()]).toEqual(['copy 1', 'copy 1']);
  now += 30_001;
  write('a.txt', 'two');
  expect(copy()).toBe('copy 2');
  now += 30_001;
  write('a.txt.br', 'packed');
  expect(copy()).toBe('packed');
});

test('there is no file where none is, nor any longer where it has gone', () => {
  write('a.txt', 'one');
  expect([find('b.txt'), find('.'), find('a.txt')]).toEqual([undefined, undefined, 'one']);
  rmSync(join(root, 'a.txt'));
  now += 30_001;
  expect(find('a.txt')).toBeUndefined();
});
