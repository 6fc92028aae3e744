import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSchedule } from './generated/guards/dist.js';
import { isRecord } from './is-record.ts';
import { readJson } from './read-json.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'file.json');

test('a file that does not fit is named, with what is wrong in it where that is known', () => {
  writeFileSync(file, '{ "next": { "at": "2026-12-01T09:00Z" } }');
  expect(() => readJson(file, isSchedule)).toThrow(
    `${file} holds something else than it should: /next must have required property 'what'.`,
  );
  writeFileSync(file, '[]');
  expect(() => readJson(file, isSchedule)).toThrow('the whole must be object.');
  expect(() => readJson(file, isRecord)).toThrow(`${file} holds something else than it should.`);
});
