import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeFonts } from '../../prerender/theme/fonts/decode-fonts.ts';
import { decodePictures } from '../../prerender/pictures/decode-pictures.ts';
import { siteFolders } from '../../prerender/paths.ts';
import { printText } from '../../check/report/text.ts';
import { type DiagnosticCode, diagnosticCodes } from '../../check/diagnostics/codes.ts';
import { checkSite } from '../../check/check-site.ts';
import { makeReport } from '../../check/report/report.ts';
import { layCase, openCase } from './lay-case.ts';

/**
 * Each folder here is laid over good-site/ and has the exact report that the check must then
 * give in report.txt; where there is a host.txt, on the host that it names. After a wanted change of words: npx vitest run tests/bad-content -u
 */
const here = import.meta.dirname;
const cases = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'good-site')
  .map(({ name }) => name);

const temporary = mkdtempSync(join(tmpdir(), 'bad-content-'));
afterAll(() => rmSync(temporary, { recursive: true }));

// What no file in a repository can show; tested beside the code.
const shownElsewhere: DiagnosticCode[] = ['file-too-large'];

async function report(name: string): Promise<string> {
  const folder = join(temporary, name);
  layCase(name, folder);
  const pictures = await decodePictures(siteFolders(folder));
  const fonts = await decodeFonts(siteFolders(folder));
  const opened = await openCase(folder, { pictures, fonts });
  const { problems } = await checkSite(opened);
  return printText(makeReport(problems, opened.pageFiles.length));
}

it('finds nothing in the good site', async () => {
  expect(await report('good-site')).toBe('3 pages checked, no problems.\n');
});

it.each(cases)('reports %s', async (name) => {
  await expect(await report(name)).toMatchFileSnapshot(join(here, name, 'report.txt'));
});

it('has a case for every kind of problem', () => {
  const reports = cases.map((name) => readFileSync(join(here, name, 'report.txt'), 'utf8')).join();
  const codes = Object.values(diagnosticCodes).flatMap((ofSeverity) => Object.keys(ofSeverity));
  const missing = codes.filter((id) => !reports.includes(`[${id}]`));
  expect(missing.toSorted()).toEqual(shownElsewhere.toSorted());
});
