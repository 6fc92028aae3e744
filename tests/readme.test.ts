import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAnswers } from '../authoring/starter/answers.ts';
import { starterFiles } from '../authoring/starter/starter-files.ts';
import { checkSite } from '../check/check-site.ts';
import { openSite } from '../check/open-site.ts';
import { printText } from '../check/report/text.ts';
import { makeReport } from '../check/report/report.ts';

/* The page in the README, in a site that `init` writes, and what the check prints about it. */

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const [, PAGE = ''] = /```yaml\n([^]*?)```/.exec(README) ?? [];
const [, ERROR = ''] = /```\n(pages\/[^]*?)```/.exec(README) ?? [];

const SITE = mkdtempSync(join(tmpdir(), 'readme-'));
afterAll(() => rmSync(SITE, { recursive: true, force: true }));

/** The errors of a starter site with one more page, as `npm run check` prints them. */
async function errorsWith(page: string): Promise<string> {
  const files = starterFiles(
    readAnswers({ name: 'Alder Row', language: 'en', template: 'service' }),
  ).set('pages/open-day.yaml', page);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(SITE, file)), { recursive: true });
    writeFileSync(join(SITE, file), text);
  }
  const { problems } = await checkSite(openSite(SITE));
  const errors = problems.filter(({ severity }) => severity === 'error');
  return printText(makeReport(errors, files.size));
}

test('the page has eleven lines and no error', async () => {
  expect(PAGE.trimEnd().split('\n')).toHaveLength(11);
  expect(await errorsWith(PAGE)).toContain('no problems');
});

test('the check prints what the README shows for the misspelled link', async () => {
  const printed = await errorsWith(PAGE.replace('(/prices)', '(/pirces)'));
  const [first] = printed.split('\n\n');
  expect(`${first}\n`).toBe(ERROR);
});
