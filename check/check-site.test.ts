import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkPage } from './check-page.ts';
import { checkSite } from './check-site.ts';
import { emptyIndex } from '../test-support/content/empty-index.ts';
import { openSite } from './open-site.ts';
import type { PageIndex } from '../schema/generated/data.d.ts';

const goodSite = join(import.meta.dirname, '../tests/bad-content/good-site');
const temporary = mkdtempSync(join(tmpdir(), 'check-site-'));
const empty = join(temporary, 'empty');
afterAll(() => rmSync(temporary, { recursive: true }));

it('gives checked pages with references resolved and defaults filled in', async () => {
  const opened = openSite(goodSite);
  const { problems, pages } = await checkSite(opened);
  expect(problems).toEqual([]);
  expect(opened.site?.footer.text).toBe('12 years of warmer buildings.');
  expect(opened.site?.logo).toEqual({ src: 'logo.svg', alt: '', width: 96 });
  expect(pages.map(({ file }) => file)).toEqual([
    'pages/index.yaml',
    'pages/services/audits.yaml',
    'pages/team.yaml',
  ]);
  expect(pages[1]?.page?.blocks[1]).toMatchObject({
    type: 'card-grid',
    ground: 'plain',
    cards: [{ title: 'Heat', tone: 'calm' }],
  });
});

it('checks texts in the place of files as if they were on the disk', async () => {
  const text =
    'title: Team\nblocks:\n  - type: hero\n    title: Team\n    link: { label: A, href: /new }\n';
  const unsaved = new Map([
    ['pages/team.yaml', text],
    ['pages/new.yaml', 'title: [\n'],
    ['pages/services/audits.yaml', undefined],
    ['media/icons/dot.svg', '<svg viewBox="0 0 24 24"><path d="M2 2h9v9z"/></svg>'],
  ]);
  const opened = openSite(goodSite, { unsaved });
  expect(opened.pageFiles).toEqual(['pages/index.yaml', 'pages/new.yaml', 'pages/team.yaml']);
  expect(opened.context.icons).toContain('dot');
  const { problems } = await checkSite(opened);
  const of = (file: string) => problems.filter((problem) => problem.file === file);
  expect(of('pages/new.yaml')).toMatchObject([{ id: expect.stringMatching(/^yaml-/) }]);
  expect(of('site.yaml').map(({ id }) => id)).toContain('broken-link');
  expect(of('pages/team.yaml').map(({ id }) => id)).not.toContain('broken-link');
});

it('says of a site.yaml that would be gone that it is missing', () => {
  const { problems } = openSite(goodSite, { unsaved: new Map([['site.yaml', undefined]]) });
  expect(problems).toMatchObject([{ file: 'site.yaml', id: 'file-unreadable' }]);
});

it('says why a folder is no site', () => {
  const nowhere = join(temporary, 'nowhere');
  expect(() => openSite(nowhere)).toThrow(`There is no folder ${nowhere}.`);
  cpSync(join(goodSite, 'media'), empty, { recursive: true });
  expect(() => openSite(empty)).toThrow(`The folder ${empty} is not a site: it has no site.yaml.`);
  writeFileSync(join(empty, 'site.yaml'), 'name: x\n');
  expect(() => openSite(empty)).toThrow('it has no folder pages');
});

it('checks only the pages it is told to, and then says nothing of the site as a whole', async () => {
  const folder = join(temporary, 'some');
  cpSync(goodSite, folder, { recursive: true });
  writeFileSync(join(folder, 'media/nobody-shows-it.svg'), '<svg viewBox="0 0 4 3"></svg>');
  const opened = openSite(folder);
  const idsOf = async (pages?: string[]) =>
    (await checkSite(opened, pages && { pages })).problems.map(({ id }) => id);
  expect(await idsOf()).toEqual(['unused-media']);
  expect(await idsOf(opened.pageFiles)).toEqual([]);

  const checked: string[] = [];
  await checkSite(opened, {
    pages: ['pages/team.yaml'],
    run: async (files, context) => {
      checked.push(...files);
      return files.map((file) => checkPage(context, file));
    },
  });
  expect(checked).toEqual(['pages/team.yaml']);
});

it('checks a page of the cache again where something that it names is gone', async () => {
  const opened = openSite(goodSite);
  const { pages } = await checkSite(opened);
  const checked = async (index: Partial<PageIndex>) => {
    const known = new Map(
      pages.map((result) => {
        const isHome = result.file === 'pages/index.yaml';
        const changed = { ...emptyIndex, ...result.index, ...index };
        return [result.file, isHome ? { ...result, index: changed } : result];
      }),
    );
    const files: string[] = [];
    await checkSite(opened, {
      cache: { open: () => ({ known, write: () => undefined }) },
      run: async (batch, context) => {
        files.push(...batch);
        return batch.map((file) => checkPage(context, file));
      },
    });
    return files;
  };
  const again = ['pages/index.yaml'];
  expect(await checked({})).toEqual([]);
  expect(await checked({ links: ['/team'], anchors: ['/team#inquiry', '/team#'] })).toEqual([]);
  expect(await checked({ anchors: ['/team#ada-lindqvist'] })).toEqual([]);
  expect(await checked({ links: ['/nowhere'] })).toEqual(again);
  expect(await checked({ anchors: ['/team#nobody'] })).toEqual(again);
  expect(await checked({ pictures: ['logo.svg'], shareImages: ['share.svg'] })).toEqual([]);
  expect(await checked({ pictures: ['gone.svg'] })).toEqual(again);
  expect(await checked({ shareImages: ['gone.svg'] })).toEqual(again);
  const list = { sort: 'date', limit: 3 } as const;
  expect(await checked({ lists: [{ ...list, folder: '/services' }] })).toEqual([]);
  expect(await checked({ lists: [{ ...list, folder: '/news' }] })).toEqual(again);
});

it('looks at a page anew in each check of a site that stays open', async () => {
  const folder = join(temporary, 'open');
  cpSync(goodSite, folder, { recursive: true });
  const home = join(folder, 'pages/index.yaml');
  const opened = openSite(folder);
  const team = opened.context.routes.get('/team') ?? '';
  const problems = async () => (await checkSite(opened, { pages: ['pages/index.yaml'] })).problems;
  writeFileSync(home, page('/team#ada-lindqvist'));
  expect(await problems()).toEqual([]);
  writeFileSync(join(folder, team), page('/'));
  expect(await problems()).toMatchObject([{ id: 'broken-fragment' }]);
});

function page(href: string): string {
  const description = 'One sentence that says what is on this page, long enough to be of use.';
  return `title: A page\ndescription: ${description}\nblocks:\n  - type: hero\n    title: A page\n    text: See [more](${href}).\n`;
}
