import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listening } from '../../test-support/servers/listening.ts';
import { PLAIN_SERVING } from '../../test-support/servers/plain-serving.ts';
import { answerFiles } from './answer.ts';
import { staticFiles } from './static-files.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
mkdirSync(join(dist, 'about'));
writeFileSync(join(dist, 'about/index.html'), '<h1>About</h1>');
writeFileSync(join(dist, '404.html'), '<h1>Not here</h1>');
writeFileSync(join(dist, 'robots.txt'), 'User-agent: *');
const failures: unknown[] = [];
const app = await listening(
  answerFiles(
    staticFiles(dist, () => PLAIN_SERVING),
    (error) => failures.push(error),
  ),
);

afterAll(() => {
  app.close();
  rmSync(dist, { recursive: true });
});

test('an address that no file can have is one that is not there, and no failure', async () => {
  symlinkSync('loop.txt', join(dist, 'loop.txt'));
  mkdirSync(join(dist, 'folder.txt'));
  for (const path of [
    '/robots.txt/x',
    '/robots.txt/x.txt',
    '/about/index.html/x',
    '/about/index.html/x/',
    `/${'a'.repeat(256)}`,
    `/${'a'.repeat(252)}.txt`,
    `/${'%C3%A4'.repeat(200)}`,
    `/${'a/'.repeat(3000)}b`,
    '/loop.txt',
    '/folder.txt',
    '/folder.txt/',
    '/%00.txt',
    '/about%00.html',
  ]) {
    const response = await app.request(path);
    expect([response.status, await response.text()], path.slice(0, 40)).toEqual([
      404,
      '<h1>Not here</h1>',
    ]);
  }
  expect(failures).toEqual([]);
});
