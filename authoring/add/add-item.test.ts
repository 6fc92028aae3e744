import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { addEntry } from './add-entry.ts';
import { addItem } from './add-item.ts';
import { findAddable, listAddable } from './addable.ts';
import { TO_WRITE } from './write-item.ts';
import { addExampleFiles } from '../../test-support/content/example-files.ts';

const example = resolve(import.meta.dirname, '../../tests/bad-content/good-site');
const schemas = loadSchemas();
const opening = { type: 'hero', title: 'A page' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'add-item-'));
  cpSync(example, folder, { recursive: true });
  addExampleFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const isError = ({ severity }: { severity: string }) => severity === 'error';
const open = () => openSite(folder);

/** Writes a page with the example of a block. */
function writePage(file: string, type: string): void {
  const schema = schemas.blocks.get(type)?.schema;
  const [block] = schema?.examples ?? [];
  const blocks = schema?.hasMainHeading ? [block] : [opening, block];
  const site = read('site.yaml');
  // Examples name addresses of this very domain.
  writeFileSync(join(folder, 'site.yaml'), site.replace('www.alder-row.example', 'www.of.example'));
  writeFileSync(join(folder, file), stringify({ title: 'A page', blocks }));
}

it.each(listAddable(schemas))(
  'adds a $name to the block $type, and says what to fill in',
  async ({ name, type, field }) => {
    writePage('pages/list.yaml', type);
    const before = await checkSite(open(), { pages: ['pages/list.yaml'] });
    const errors = before.problems.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    const { list, line, toFill } = await addItem(open(), {
      name,
      title: 'Quite new',
      route: '/list',
    });
    expect(list.addable).toMatchObject({ type, field });
    const lines = read('pages/list.yaml').split('\n');
    expect(lines[line - 1]).toMatch(/^ *(# .+|- \{.*\})$/);
    expect(lines.filter((text) => text.includes(TO_WRITE)).length).toBeLessThanOrEqual(
      toFill.length,
    );
    // Nothing else is wrong now.
    const { problems } = await checkSite(open(), { pages: ['pages/list.yaml'] });
    expect(problems.filter(isError)).toEqual(toFill.filter(isError));
  },
);

it('puts what has a day first and all else last, with a comment at each field', async () => {
  writePage('pages/press.yaml', 'press-releases');
  const added = await addItem(open(), { name: 'press-release', title: 'A third office' });
  expect(added.line).toBe(8);
  // Without one, a cover is drawn.
  expect(added.picture).toBeUndefined();
  expect(added.toFill.map(({ line, id }) => [line, id])).toEqual([[11, 'template-text']]);
  expect(read('pages/press.yaml')).toMatch(
    /items:\n +# Title of the press release\.\n +- title: A third office\n +# One or two sentences below the title\.\n +description: 'To be written: description'\n/,
  );
  const person = await addItem(open(), { name: 'person', title: 'Béla Bánk' });
  expect(person.picture).toBe('team/ada.svg');
  const team = read('pages/team.yaml');
  expect([...team.matchAll(/slug: (.*)/g)].map(([, slug]) => slug)).toEqual([
    'ada-lindqvist',
    'bela-bank',
  ]);
  expect(team.slice(team.indexOf('bela-bank') - 8)).toMatch(
    /^- slug: bela-bank\n +# First and last name\.\n +name: Béla Bánk\n/,
  );
});

it('takes the end of a name for it, and says what was probably meant', () => {
  expect(findAddable(schemas, 'slide').map(({ type }) => type)).toEqual(['banner']);
  expect(() => findAddable(schemas, 'persn')).toThrow('Did you mean `person`?');
});

it('asks for the page or the block where several have a list, and changes nothing', async () => {
  writePage('pages/people.yaml', 'team');
  const before = read('pages/team.yaml');
  await expect(addItem(open(), { name: 'person' })).rejects.toThrow(
    'Several pages have a list for that: /people, /team.',
  );
  await expect(addItem(open(), { name: 'person', route: '/' })).rejects.toThrow(
    'The page / has a list with a person in it. These have: /people, /team.',
  );
  expect(read('pages/team.yaml')).toBe(before);
});

it('asks for the block where a page has several lists, and takes the one that is named', async () => {
  const team = read('pages/team.yaml');
  const [head = '', block = ''] = team.split('  - type: team\n');
  const twice = `  - type: team\n${block}  - type: team\n${block.replace('ada-', 'bo-')}`;
  writeFileSync(join(folder, 'pages/team.yaml'), head + twice);
  await expect(addItem(open(), { name: 'person', route: '/team' })).rejects.toThrow(
    '/team has several lists for that. Choose a block: --block 2 (team), --block 3 (team).',
  );
  await addItem(open(), { name: 'person', title: 'Béla Bánk', position: 2 });
  const slugs = [...read('pages/team.yaml').matchAll(/slug: (.*)/g)].map(([, slug]) => slug);
  expect(slugs).toEqual(['ada-lindqvist', 'bela-bank', 'bo-lindqvist']);
});

it('writes an entry of a folder, which passes the check', async () => {
  const { file, route } = await addEntry(open(), 'services', 'Before the first frost');
  expect([file, route]).toEqual([
    'pages/services/before-the-first-frost.yaml',
    '/services/before-the-first-frost',
  ]);
  const { pages, problems } = await checkSite(open(), { pages: [file] });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(pages[0]?.index?.entry).toMatchObject({ title: 'Before the first frost' });
  await expect(addEntry(open(), 'servces', 'X')).rejects.toThrow('Did you mean `services`?');
});

it('writes the first entry of a folder, and makes the folder', async () => {
  const { file } = await addEntry(open(), 'blog', 'Before the first frost');
  expect(file).toBe('pages/blog/before-the-first-frost.yaml');
  const { problems } = await checkSite(open());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  await expect(addEntry(open(), 'My blog', 'X')).rejects.toThrow('Did you mean `my-blog/x`?');
});
