import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSchedule } from './schedule-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'schedule-'));
const file = join(folder, '.schedule.json');
afterAll(() => rmSync(folder, { recursive: true }));

function read(schedule: unknown) {
  writeFileSync(file, JSON.stringify(schedule));
  return readSchedule(file);
}

test('the next change is read, and that there is none', () => {
  const next = { at: '2026-12-01T09:00+01:00', what: 'pages/news.yaml appears' };
  expect(read({ next })).toEqual({ next });
  expect(read({})).toEqual({});
});

test.each([
  ['nothing', []],
  ['no change', { next: 'soon' }],
  ['no moment', { next: { at: 'soon', what: 'x' } }],
  ['nothing that happens', { next: { at: '2026-12-01T09:00+01:00' } }],
])('a file that says %s is refused', (_, schedule) => {
  expect(() => read(schedule)).toThrow(file);
});
