import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { readServing, SERVING_FILE } from '../prerender/output/serving.ts';
import type { Serving } from '../schema/generated/data.d.ts';
import { followFile } from './follow-file.ts';

const serving = (script: string): Serving => ({
  documentHeaders: {},
  styles: [],
  scripts: [script],
  frames: [],
  redirects: {},
  gone: [],
  clientId: 'website',
});

test('looks again after a tenth of a second, or at once where it is to', () => {
  let now = 1000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const dist = mkdtempSync(join(tmpdir(), 'serving-'));
  onTestFinished(() => {
    clock.mockRestore();
    rmSync(dist, { recursive: true });
  });
  const file = join(dist, 'file');
  const read = () => readFileSync(file, 'utf8');
  writeFileSync(file, 'one');
  const current = followFile(file, read(), read);
  expect(current()).toBe('one');
  writeFileSync(file, 'three');
  now += 99;
  expect(current()).toBe('one');
  now += 1;
  expect(current()).toBe('three');
  writeFileSync(file, 'four');
  expect([current(), current(true)]).toEqual(['three', 'four']);
});

test('follows a new build, and keeps the last one while there is none', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'serving-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const file = join(dist, SERVING_FILE);
  const put = (script: string) => {
    writeFileSync(`${file}.next`, JSON.stringify(serving(script)));
    renameSync(`${file}.next`, file);
  };
  put('one');
  const first = readServing(dist);
  const current = followFile(file, first, () => readServing(dist));
  expect(current()).toBe(first);

  put('one and a half');
  expect(current(true).scripts).toEqual(['one and a half']);

  put('two');
  await eventually(() => expect(current().scripts).toEqual(['two']));
  const second = current();
  rmSync(file);
  // Longer than the file is not looked at again.
  await new Promise((resolve) => setTimeout(resolve, 250));
  expect(current()).toBe(second);
  put('three');
  await eventually(() => expect(current().scripts).toEqual(['three']));
});
