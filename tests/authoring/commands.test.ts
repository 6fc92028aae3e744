import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundledProgram, CommandRunner } from '../../test-support/commands/command-runner.ts';

const root = resolve(import.meta.dirname, '../..');
const site = mkdtempSync(join(tmpdir(), 'authoring-'));
cpSync(join(root, 'tests/bad-content/good-site'), site, { recursive: true });
const runner = new CommandRunner(site);
afterAll(async () => {
  await runner.stop();
  rmSync(site, { recursive: true });
});

/** Runs a command in the folder of the site. */
async function run(
  command: string,
  ...args: string[]
): Promise<{ code: number; out: string; error: string }> {
  const { status, stdout, stderr } = await runner.run(bundledProgram(command), args);
  return { code: status, out: stdout, error: stderr };
}

const check = (page: string) => run('check', page);

/** Only the texts of the template are left to write. */
const asksForWords = async (page: string) => {
  const { code, out } = await check(page);
  const ids = out.match(/(?<= )\[[a-z-]+\]$/gm);
  expect([code, new Set(ids), ids?.length]).toEqual([0, new Set(['[template-text]']), 26]);
};

it('lists the kinds, one a line', async () => {
  const lines = (await run('new', '--list')).out.trimEnd().split('\n');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual([
    'articles',
    'entries',
    'entry',
    'industry',
    'landing',
    'legal',
    'plain',
    'prices',
    'questions',
    'service',
    'team',
    'visit',
  ]);
  expect(lines[10]).toBe(
    '  team       People with portraits; each opens a dialog with a biography.',
  );
});

it('makes a page, adds it to the navigation and renames it; the check asks only for words', async () => {
  const made = await run('new', 'services/roofs', '--like', 'service', '--in', 'Services');
  expect(made.error).toBe('');
  expect(made.out.split('\n').slice(0, 5)).toEqual([
    'Wrote pages/services/roofs.yaml. Its address is /services/roofs.',
    'Added it to the navigation below Services, Buildings (site.yaml:17).',
    '',
    'Edit next:',
    '  pages/services/roofs.yaml:8   description: one sentence for search results',
  ]);
  expect(made.out.trimEnd().split('\n').slice(-2)).toEqual([
    '26 texts are examples; the check warns about each until you write your own:',
    '  npm run check -- pages/services/roofs.yaml',
  ]);
  await asksForWords('pages/services/roofs.yaml');

  const renamed = await run('rename', 'services/roofs', 'roof-repair');
  expect(renamed).toEqual({
    code: 0,
    error: '',
    out: [
      'Moved pages/services/roofs.yaml to pages/roof-repair.yaml.',
      'Fixed 1 link to it:',
      '  site.yaml:17',
      'Visitors of /services/roofs are redirected (site.yaml:44).',
      '',
    ].join('\n'),
  });
  const siteFile = readFileSync(join(site, 'site.yaml'), 'utf8');
  expect(siteFile.split('\n')[43]).toBe('  /services/roofs: /roof-repair');
  expect(siteFile).toContain('href: /roof-repair, icon: sparkles');
  await asksForWords('pages/roof-repair.yaml');
});

it('says so where there are no texts in the language of the site', async () => {
  const file = join(site, 'site.yaml');
  const english = readFileSync(file, 'utf8');
  writeFileSync(file, english.replace('language: en', 'language: nl'));
  expect((await run('new', 'notes', '--like', 'plain')).out).toContain(
    'The page templates are not translated to nl yet, so the texts are English.\n',
  );
  writeFileSync(file, english.replace('language: en', 'language: de-AT'));
  const { out } = await run('new', 'hinweise', '--like', 'plain');
  expect(out).not.toContain('English');
  expect(readFileSync(join(site, 'pages/hinweise.yaml'), 'utf8')).toContain(
    'Die erste Überschrift',
  );
  writeFileSync(file, english);
});

it('says in one sentence what it cannot do, and exits with 2', async () => {
  expect(await run('new', 'services/audits', '--like', 'service')).toEqual({
    code: 2,
    out: '',
    error: '/services/audits already exists: pages/services/audits.yaml.\n',
  });
  expect((await run('rename', 'services/audit', 'x')).error).toBe(
    'There is no page /services/audit. Did you mean `/services/audits`?\n',
  );
  expect((await run('new', '--lik', 'service')).error).toMatch(
    /^Unknown option '--lik'\. Did you mean `--like`\? Usage: /,
  );
});

it.each([
  ['new', [], 'Name the address of the new page. Usage: npm run new -- '],
  ['new', ['a', 'b'], 'Name only one page: unexpected argument b. Usage: '],
  ['new', ['a'], 'Add --like and one of these page templates:\n  articles '],
  ['add', [], 'Name the item to add; --list shows all. Usage: '],
  ['add', ['person', '/team', 'Béla', 'Bánk'], 'Put the title in quotes: "Béla Bánk". Usage: '],
  ['add', ['entry'], 'An entry needs its folder and its title. Usage: '],
  ['add', ['entry', 'services'], 'An entry needs its folder and its title. Usage: '],
  ['add', ['person', '--block', '0'], '--block must be the number of a block, from 1, but is 0.'],
  ['add', ['person', '--block', '99999'], '--block must be the number of a block, from 1, but is'],
  ['add', ['person', '--block', '9'], 'No page of this site has a list with a person in it'],
  ['rename', ['team'], 'Name the old address and the new one. Usage: '],
  ['rename', ['team', 'people', 'b'], 'Name the old address and the new one. Usage: '],
  ['remove', ['--to', '/'], 'Name one page. Usage: '],
  ['remove', ['team', 'b', '--to', '/'], 'Name one page. Usage: '],
  ['remove', ['index'], 'The home page cannot be removed, because a site needs one.'],
  ['remove', ['tem'], 'There is no page /tem. Did you mean `/team`?'],
  ['remove', ['team'], 'Name the page to redirect its visitors to: '],
  ['check', ['--format', 'jsn'], 'There is no format jsn. Did you mean `json`? Usage: '],
  ['check', ['team'], 'There is no file team. Did you mean `pages/team.yaml`? Usage: '],
  [
    'check',
    ['services/audit'],
    'There is no file services/audit. Did you mean `pages/services/audits.yaml`?',
  ],
  ['build', ['--host', 'netlfy'], 'There is no host netlfy. Did you mean `netlify`? Usage: '],
  ['check', ['pages/nowhere.yaml'], 'There is no file pages/nowhere.yaml. Usage: '],
  ['check', ['media'], 'media is not a page of this site. Usage: '],
])('%s %j cannot be done', async (command, args, sentence) => {
  const { code, out, error } = await run(command, ...args);
  expect([code, out, error.slice(0, sentence.length)]).toEqual([2, '', sentence]);
});

it('says that npm kept an option for itself', () => {
  const command = ['run', '--silent', 'new', 'services/x', '--like', 'plain'];
  const { status, stderr } = spawnSync('npm', command, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain(
    'npm swallowed --like, because -- is missing before the options. Usage: npm run new -- ',
  );
});

it('adds an item and an entry, and says what to fill in', async () => {
  const list = (await run('add', '--list')).out;
  expect(list).toMatch(/^ {2}person +\/team$/m);
  expect(list).not.toContain('press-release');
  const person = await run('add', 'person', 'Béla Bánk');
  expect(person.out.split('\n')).toEqual([
    expect.stringMatching(/^Added: person at pages\/team\.yaml:\d+ \(block 2, team\)\.$/),
    'The picture team/ada.svg is a placeholder: add your own to media/ and name it here.',
    'Fill in:',
    ...['role', 'bio'].map(() =>
      expect.stringMatching(
        /^ {2}pages\/team\.yaml:\d+ {2}This is still the text of the template\.$/,
      ),
    ),
    '',
  ]);
  expect((await check('pages/team.yaml')).code).toBe(0);
  const entry = await run('add', 'entry', 'services', 'A cold summer');
  expect(entry.out).toContain('Wrote pages/services/a-cold-summer.yaml');
  expect((await check('pages/services/a-cold-summer.yaml')).code).toBe(0);
  expect(await run('add', 'entry', 'service', 'A cold summer')).toEqual({
    code: 2,
    out: '',
    error: 'The folder `service` does not exist or has no pages. Did you mean `services`?\n',
  });
});

it('removes a page, after saying what that would change', async () => {
  const before = readFileSync(join(site, 'site.yaml'), 'utf8');
  const dry = await run('remove', 'team', '--to', '/', '--dry-run');
  expect(dry.out).toContain('Would delete pages/team.yaml.\nWould fix ');
  expect(dry.out).toMatch(/Visitors of \/team would be redirected \(site\.yaml:\d+\)\./);
  expect(readFileSync(join(site, 'site.yaml'), 'utf8')).toBe(before);
  const done = await run('remove', 'team', '--to', '/');
  expect(done.out).toBe(
    dry.out
      .replace('Would delete', 'Deleted')
      .replace('Would fix', 'Fixed')
      .replace('would be', 'are'),
  );
  expect((await run('check')).code).toBe(0);
});

it('renames a folder with all pages in it', async () => {
  const { out } = await run('rename', 'services', 'expertise');
  expect(out).toContain('Moved pages/services/audits.yaml to pages/expertise/audits.yaml.');
  const moved = out.match(/^Moved /gm)?.length ?? 0;
  expect(moved).toBeGreaterThan(1);
  const others = moved === 2 ? '1 more page' : `${moved - 1} more pages`;
  expect(out).toMatch(
    new RegExp(`^Visitors of /services\\S* and of ${others} are redirected `, 'm'),
  );
  expect((await run('check')).code).toBe(0);
});
