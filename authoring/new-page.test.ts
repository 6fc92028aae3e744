import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isRecord } from '../schema/is-record.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { openSite } from '../check/open-site.ts';
import type { OpenedSite } from '../check/model/context.ts';
import { checkSite } from '../check/check-site.ts';
import { listKindLanguages, listKinds } from './kinds.ts';
import { newPage } from './new-page.ts';
import { nextSteps } from './next-steps.ts';

const example = resolve(import.meta.dirname, '../tests/bad-content/good-site');
const schemas = loadSchemas();
const kinds = listKinds().map(({ name }) => name);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-page-'));
  cpSync(example, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (): OpenedSite => openSite(folder);
const siteFile = () => readFileSync(join(folder, 'site.yaml'), 'utf8');

const serviceText = async (page: string, menu?: string) =>
  (await newPage(open(), { page, kind: 'service', menu })).text;

const everyKind = listKindLanguages().flatMap((language) =>
  kinds.map((kind) => ({ kind, language })),
);

const said = new Set(['type', 'icon', 'tone', 'ground']);
/** Written out in other languages, because they have an English default. */
const defaulted = new Set(['label', 'viewLabel']);

/** What a kind consists of, without its words. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isRecord(value)) return '';
  const fields = Object.entries(value).filter(([name]) => !defaulted.has(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, said.has(name) ? field : shapeOf(field)]),
  );
}

it.each(everyKind)(
  'the kind $kind has the same parts in $language as in English',
  ({ kind, language }) => {
    const pageIn = (tag: string) => listKinds(tag).find(({ name }) => name === kind)?.page ?? '';
    expect(shapeOf(parse(pageIn(language)))).toEqual(shapeOf(parse(pageIn('en'))));
  },
);

describe.each(everyKind)('the kind $kind in $language', ({ kind, language }) => {
  beforeEach(() => {
    writeFileSync(
      join(folder, 'site.yaml'),
      siteFile().replace('language: en', `language: ${language}-CH`),
    );
  });

  it('gives pages that only lack the words of a writer, in menus with and without icons', async () => {
    // A folder holds entries, or other pages.
    const page = kind === 'entry' ? 'notes/first' : 'services/first';
    const first = await newPage(open(), { page, kind, menu: 'Services' });
    const second = await newPage(open(), {
      page: 'second',
      kind,
      menu: 'about',
      title: '{name}: "all", [1] & more',
    });
    const { problems } = await checkSite(open());
    // A folder has no entries before it has its page.
    const others = problems.filter(({ id }) => !['template-text', 'empty-list'].includes(id));
    // Two pages of one kind also share its longer sentences.
    expect(others.filter(({ id }) => id !== 'repeated-text')).toEqual([]);
    for (const { file, unwritten } of [first, second]) {
      expect(unwritten).toBeGreaterThan(3);
      expect(problems.filter((problem) => problem.file === file).length).toBeGreaterThanOrEqual(
        unwritten,
      );
    }
  });

  it('says of every field that is not said by its name what it is for', async () => {
    const { text } = await newPage(open(), { page: 'first', kind });
    expect(text).toMatch(/^# yaml-language-server: \$schema=\S+\/page\.schema\.json\n# /);
    expect(
      text.split('\n').filter((line) => line.trimStart().startsWith('#')).length,
    ).toBeGreaterThan(9);
  });
});

it('is English where there are no kinds in the language of the site', async () => {
  writeFileSync(join(folder, 'site.yaml'), siteFile().replace('language: en', 'language: nl'));
  const { kind, text } = await newPage(open(), { page: 'first', kind: 'plain' });
  expect(kind.language).toBe('en');
  expect(text).toContain('heading: The first heading');
});

it('adds one line to site.yaml and nothing else', async () => {
  const before = siteFile();
  const { menu } = await newPage(open(), {
    page: 'services/roofs',
    kind: 'service',
    menu: 'Services',
  });
  const lines = siteFile().split('\n');
  expect(menu).toMatchObject({ way: ['Services', 'Buildings'], line: 17 });
  expect(lines.splice(16, 1)).toEqual([
    '          - { name: Roofs, href: /services/roofs, icon: sparkles }',
  ]);
  expect(lines.join('\n')).toBe(before);
});

it('names the page after its address and the way after the menu or the folder', async () => {
  expect(await serviceText('services/heat-pumps', 'Buildings')).toContain(
    'breadcrumb: [Buildings, Heat pumps]',
  );
  expect(await serviceText('our-services/windows')).toContain(
    'breadcrumb: [Our services, Windows]',
  );
  expect(await serviceText('doors')).toContain('breadcrumb: [Doors]');
});

it('lists what to edit, but no picture that was made for the page', async () => {
  const { text } = await newPage(open(), { page: 'landscape', kind: 'service' });
  const steps = nextSteps(schemas, text, 'landscape');
  expect(steps.map(({ what }) => what)).toEqual([
    'description: one sentence for search results',
    'block 1, hero',
    'block 2, card-grid',
    'block 3, reasons',
    'block 4, rich-text',
  ]);
  expect(steps.map(({ line }) => text.split('\n')[line - 1]?.trim())).toEqual([
    'description: >-',
    '- type: hero',
    '- type: card-grid',
    '- type: reasons',
    '- type: rich-text',
  ]);
  const other = await newPage(open(), { page: 'crew', kind: 'team' });
  expect(nextSteps(schemas, other.text, 'crew').map(({ what }) => what)).toContain(
    'team/ada.svg is a placeholder picture: add your own to media/ and name it here',
  );
});

it.each([
  ['a page that exists', { page: 'services/audits' }, '/services/audits already exists'],
  ['a bad name', { page: 'Services/Roofs' }, 'Did you mean `services/roofs`?'],
  ['an unknown kind', { page: 'roofs', kind: 'servise' }, 'Did you mean `service`?'],
  ['an unknown menu', { page: 'roofs', menu: 'Servises' }, 'Did you mean `Services`?'],
  ['a plain link as menu', { page: 'roofs', menu: 'Home' }, 'Home is a plain link'],
  [
    'a title that is too long',
    { page: 'roofs', menu: 'About', title: 'x'.repeat(71) },
    'the maximum is 70',
  ],
  ['an empty title', { page: 'roofs', title: ' ' }, '`title` is empty'],
  [
    'a title with an unknown reference',
    { page: 'roofs', title: '{nam}' },
    'Did you mean `{name}`?',
  ],
])('refuses %s and changes nothing', async (_, options, message) => {
  const before = [siteFile(), open().pageFiles];
  await expect(newPage(open(), { kind: 'plain', ...options })).rejects.toThrow(message);
  expect([siteFile(), open().pageFiles]).toEqual(before);
});

const LINKS = '  - { name: Blog, href: /blog }\n  - { name: Privacy, href: /privacy }\n';

it('writes a page that site.yaml leads to already, though others are missing as well', async () => {
  writeFileSync(
    join(folder, 'site.yaml'),
    siteFile().replace('navigation:\n', `navigation:\n${LINKS}`),
  );
  const before = siteFile();
  await newPage(open(), { page: 'blog', kind: 'articles' });
  await newPage(open(), { page: 'privacy', kind: 'plain' });
  expect(siteFile()).toBe(before);
  const { problems } = await checkSite(open());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('refuses a page where site.yaml has errors that it does not mend', async () => {
  writeFileSync(join(folder, 'site.yaml'), siteFile().replace('email: hello@', 'email: '));
  await expect(newPage(open(), { page: 'blog', kind: 'plain' })).rejects.toThrow(
    'site.yaml has errors. Fix them first: the check shows them.',
  );
});
