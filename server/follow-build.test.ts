import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../test-support/eventually.ts';
import { followBuild } from './follow-build.ts';

test('follows the schedule beside the forms, and does without one', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'follow-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  const formsFile = join(dist, '.forms.json');
  writeFileSync(formsFile, '{}');
  const { forms, schedule } = followBuild(formsFile);
  expect([forms(), schedule()]).toEqual([{}, {}]);

  const next = { at: '2026-12-01T09:00+01:00', what: 'pages/opening.yaml appears' };
  const put = (content: object): void => {
    const file = join(dist, '.schedule.json');
    writeFileSync(`${file}.next`, JSON.stringify(content));
    renameSync(`${file}.next`, file);
  };
  put({ next });
  await eventually(() => expect(schedule()).toEqual({ next }));
  put({});
  await eventually(() => expect(schedule()).toEqual({}));
});

test('refuses a schedule that is none', () => {
  const dist = mkdtempSync(join(tmpdir(), 'follow-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, '.forms.json'), '{}');
  writeFileSync(join(dist, '.schedule.json'), '{"next":{"at":"soon","what":"it appears"}}');
  expect(() => followBuild(join(dist, '.forms.json'))).toThrow('.schedule.json');
});
