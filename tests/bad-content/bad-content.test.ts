import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { decodeFonts } from '../../prerender/theme/fonts/decode-fonts.ts';
import { decodePictures } from '../../prerender/pictures/decode-pictures.ts';
import { siteFolders } from '../../prerender/paths.ts';
import { fixAll } from '../../authoring/fix/fix-all.ts';
import { printText } from '../../check/report/text.ts';
import { type DiagnosticCode, diagnosticCodes } from '../../check/diagnostics/codes.ts';
import { checkSite } from '../../check/check-site.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { makeReport } from '../../check/report/report.ts';
import { layCase, openCase } from '../../test-support/content/lay-case.ts';

/**
 * Each folder here is laid over good-site/ and has the exact report that the check must then
 * give in report.txt; where there is a host.txt, on the host that it names. What `check --fix` makes of
 * each is in fixes.txt. After a wanted change of words: npx vitest run tests/bad-content -u
 */
const here = import.meta.dirname;
const cases = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'good-site')
  .map(({ name }) => name);

const temporary = mkdtempSync(join(tmpdir(), 'bad-content-'));
afterAll(() => rmSync(temporary, { recursive: true }));

// What no file in a repository can show, or only the bundle of a site; tested next to the code and in
// drawn-blocks.test.ts.
const shownElsewhere: DiagnosticCode[] = ['file-too-large', 'large-video', 'wrong-block-drawing'];

/** Of the cases that were reported, by name. */
const found = new Map<string, readonly Diagnostic[]>();

async function check(folder: string) {
  const pictures = await decodePictures(siteFolders(folder));
  const fonts = await decodeFonts(siteFolders(folder));
  const opened = await openCase(folder, { pictures, fonts });
  const { problems } = await checkSite(opened);
  return { problems, pages: opened.pageFiles.length };
}

async function report(name: string): Promise<string> {
  const folder = join(temporary, name);
  layCase(name, folder);
  const { problems, pages } = await check(folder);
  found.set(name, problems);
  return printText(makeReport(problems, pages));
}

it('finds nothing in the good site', async () => {
  expect(await report('good-site')).toBe('3 pages checked, no problems.\n');
});

it.each(cases)('reports %s', async (name) => {
  await expect(await report(name)).toMatchFileSnapshot(join(here, name, 'report.txt'));
});

it('has a case for every kind of problem', () => {
  // Of this run and not from the reports: that of a new case is written when the run is over.
  const shown = new Set<string>([...found.values()].flat().map(({ id }) => id));
  const codes = Object.values(diagnosticCodes).flatMap((ofSeverity) => Object.keys(ofSeverity));
  expect(
    codes.filter((id) => !shown.has(id)).toSorted(),
    'A code needs a folder in tests/bad-content with the smallest site that shows it: the files that differ from good-site/. If there is one, is the rule in its list in check/rules.ts?',
  ).toEqual(shownElsewhere.toSorted());
});

it('fixes what is safe in one run, and then nothing more', async () => {
  const fixed: string[] = [];
  for (const [name, before] of found) {
    if (!before.some(({ fix }) => fix)) continue;
    const folder = mkdtempSync(join(temporary, 'fixed-'));
    layCase(name, folder);
    const known = [before];
    const find = async () => known.shift() ?? (await check(folder)).problems;
    const changes = await fixAll(folder, find);
    const after = await find();
    expect(await fixAll(folder, async () => after), name).toEqual([]);
    const lines = changes.map(
      (change) => `  ${change.file}:${change.line} ${change.before} -> ${change.after}`,
    );
    const shown = after
      .filter((problem) => !before.some((other) => isSame(problem, other)))
      .map((problem) => `  shows ${problem.file}:${problem.line} ${problem.message}`);
    fixed.push([name, ...lines, ...shown].join('\n'));
  }
  await expect(`${fixed.join('\n\n')}\n`).toMatchFileSnapshot(join(here, 'fixes.txt'));
});

function isSame(one: Diagnostic, other: Diagnostic): boolean {
  return one.file === other.file && one.id === other.id && one.message === other.message;
}
