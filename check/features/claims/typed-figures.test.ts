import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSite } from '../../check-site.ts';
import { fixFiles } from '../../../authoring/fix/fix-files.ts';
import { openSite } from '../../open-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'typed-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(import.meta.dirname, '../../../tests/bad-content/good-site'), folder, {
  recursive: true,
});

/** What `--fix` makes of a field of a page, in one round; the fact projects is 60+. */
async function fixed(field: string): Promise<string> {
  const file = join(folder, 'pages/team.yaml');
  writeFileSync(file, `title: Team\n${field}\nblocks:\n  - { type: hero, title: Team }\n`);
  await fixFiles(folder, (await checkSite(openSite(folder))).problems);
  const text = readFileSync(file, 'utf8');
  return text.slice(text.indexOf('\n') + 1, text.indexOf('\nblocks'));
}

const end = 'of which all the others in this sentence are no more than an ornament.';

test.each([
  // A brace at the start of a text without quotes would be a map.
  [`description: 60+ projects, ${end}`, `description: '{facts.projects} projects, ${end}'`],
  [`description: All 60+ projects, ${end}`, `description: 'All {facts.projects} projects, ${end}'`],
  [
    `description: "Our 60+ projects, ${end}"`,
    `description: "Our {facts.projects} projects, ${end}"`,
  ],
  [
    `description: >-\n  Our 60+ projects,\n  ${end}`,
    `description: >-\n  Our {facts.projects} projects,\n  ${end}`,
  ],
])('%s is fixed', async (before, after) => {
  expect(await fixed(before)).toBe(after);
  // And that is right.
  const { problems } = await checkSite(openSite(folder));
  expect(problems.filter(({ file }) => file === 'pages/team.yaml')).toEqual([]);
});

test.each([
  // Where the figure is another one, or it cannot be told which characters it is.
  `description: Some 160+ projects, ${end}`,
  `description: '160+ or 60+ projects, ${end}'`,
  `description: Our 60+ projects,\n  ${end}`,
])('%s is left alone', async (before) => {
  expect(await fixed(before)).toBe(before);
});
