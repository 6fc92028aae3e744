import { execFileSync } from 'node:child_process';
import {
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { largestFile, readTextFile } from './read-file.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'read-file-')));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, bytes: string | Uint8Array): string {
  writeFileSync(join(folder, name), bytes);
  return name;
}

it('reads a text and drops a byte order mark', () => {
  expect(readTextFile({ folder }, write('bom.yaml', '\ufeffa: ü\n'))).toMatchObject({
    source: { text: 'a: ü\n' },
  });
});

it('reads a file of exactly the largest size, and none above', () => {
  expect(readTextFile({ folder }, write('full.yaml', 'x'.repeat(largestFile)))).toHaveProperty(
    'source',
  );
  expect(readTextFile({ folder }, write('over.yaml', 'x'.repeat(largestFile + 1)))).toMatchObject({
    problem: {
      id: 'file-too-large',
      message: 'This file has 257 KB; the maximum for a page is 256 KB.',
    },
  });
});

it.each([
  [100 * 1024 * 1024, '100.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [1024 * 1024 - 1, '1024 KB'],
])('refuses a file of %d bytes without reading it', (bytes, size) => {
  write('huge.yaml', '');
  truncateSync(join(folder, 'huge.yaml'), bytes);
  expect(readTextFile({ folder }, 'huge.yaml')).toMatchObject({
    problem: {
      id: 'file-too-large',
      message: `This file has ${size}; the maximum for a page is 256 KB.`,
    },
  });
});

it('does not wait for a pipe', () => {
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);
  expect(readTextFile({ folder }, 'pipe.yaml')).toMatchObject({
    problem: { id: 'file-unreadable', message: 'This is a device or a pipe, not a file.' },
  });
});

it('follows a symbolic link inside the site folder only', () => {
  write('target.yaml', 'a: 1\n');
  symlinkSync('target.yaml', join(folder, 'inside.yaml'));
  symlinkSync('/etc/hosts', join(folder, 'outside.yaml'));
  symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
  expect(readTextFile({ folder }, 'inside.yaml')).toHaveProperty('source.text', 'a: 1\n');
  expect(readTextFile({ folder }, 'outside.yaml')).toHaveProperty(
    'problem.id',
    'file-outside-site',
  );
  expect(readTextFile({ folder }, '../outside.yaml')).toHaveProperty(
    'problem.id',
    'file-unreadable',
  );
  expect(readTextFile({ folder }, 'loop.yaml')).toMatchObject({
    problem: {
      id: 'file-unreadable',
      message: 'This file cannot be read: it is a symbolic link that points to itself.',
    },
  });
});

it('points at the first byte that is not UTF-8', () => {
  const bytes = Buffer.from('a: 1\nb: f\u00fcr\n', 'latin1');
  expect(readTextFile({ folder }, write('latin.yaml', bytes))).toMatchObject({
    problem: { id: 'file-not-utf8', line: 2, column: 5 },
  });
});
