import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readThemeCss } from './read-theme-css.ts';

/** What is read of a site with such a style sheet, or without one. */
function read(text?: string): ReturnType<typeof readThemeCss> {
  const site = mkdtempSync(join(tmpdir(), 'theme-css-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  if (text !== undefined) writeFileSync(join(site, 'theme.css'), text);
  return readThemeCss(site);
}

const RULE = 'h2 { margin: 0 }';
const RULE_OF_SITE = expect.stringContaining('h2{margin:0}');

test('a site may do without', async () => {
  expect(await read()).toBe(undefined);
});

test('it may have 10 KB as it is written, in bytes, and no more', async () => {
  const most = RULE.padEnd(10 * 1024);
  expect(await read(most)).toMatchObject({ problems: [], sheet: { text: RULE_OF_SITE } });
  const { problems, sheet } = (await read(`${most} `)) ?? {};
  expect(problems).toMatchObject([
    { id: 'wrong-theme-css', line: 1, message: expect.stringContaining('has 11 KB') },
  ]);
  expect(sheet).not.toHaveProperty('text');
  // An accent is two bytes.
  expect((await read(`/*é*/${RULE}`.padEnd(10 * 1024)))?.problems).toHaveLength(1);
});
