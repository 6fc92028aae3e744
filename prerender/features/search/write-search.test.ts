import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { PageResult } from '../../../check/model/page-result.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { documentParts } from '../../../test-support/content/document-parts.ts';
import { renderContextFor } from '../../../test-support/content/render-context.ts';
import { type LastBuild, noBuild } from '../../records.ts';
import type { PageOutput } from '../../../schema/generated/data.d.ts';
import { siteFolders } from '../../paths.ts';
import { OutputDir } from '../../output/output-dir.ts';
import type { SiteData } from '../../../renderer/data/types.ts';
import type { RenderContext } from '../../render/stage-page.ts';
import { stageTools } from '../../workers/stage-tools.ts';
import { writeSearch } from './write-search.ts';

const schemas = loadSchemas();
const output: PageOutput = { digest: 'd', sizes: [1, 1], hasCopies: false, style: '' };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-search-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const page = (name: string, title: string, more = {}) => ({
  file: `pages/${name}.yaml`,
  digest: 'd',
  problems: [],
  index: { ...emptyIndex, title, ...more },
});

const PAGES: PageResult[] = [
  page('team', 'Team'),
  page('index', 'Home'),
  page('hidden', 'Hidden', { isUnlisted: true }),
  { file: 'pages/broken.yaml', digest: 'd', problems: [] },
];

/** What all pages of the site share, which has a search. */
const SEARCHED: SiteData = {
  ...documentParts.site,
  site: { ...documentParts.site.site, search: true },
};

/** What the site is drawn with. */
function searched(): RenderContext {
  return renderContextFor(join(root, 'dist'), [SEARCHED]);
}

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
  writeFileSync(join(root, 'dist', file), text);
}

/** Writes the search of a build that has rendered some pages. */
async function write({
  last = noBuild,
  rendered = [],
  pages = PAGES,
  context = searched(),
}: {
  last?: LastBuild;
  rendered?: string[];
  pages?: PageResult[];
  context?: RenderContext;
} = {}) {
  for (const { file, index } of pages) {
    const name = file.slice('pages/'.length, -'.yaml'.length);
    put(
      name === 'index' ? 'index.html' : `${name}/index.html`,
      `<main><h1>${index?.title}</h1></main>`,
    );
  }
  const folders = siteFolders(root);
  const dist = new OutputDir(folders);
  const outputs = Object.fromEntries(pages.map(({ file }) => [file, output]));
  const written = await writeSearch(pages, context, {
    dist,
    cache: folders.cache,
    tools: await stageTools(context.serverEntry, { schemas, features: [] }),
    last,
    rendered,
    outputs,
  });
  await dist.compress();
  dist.publish('', [], []);
  return {
    written,
    files: dist.files.toSorted(),
    last: {
      ...noBuild,
      memory: { search: written.memory ?? '' },
      files: dist.files,
      outputs: { ...outputs, ...written.outputs },
    },
  };
}

const read = (file: string): { pages: unknown } =>
  JSON.parse(readFileSync(join(root, 'dist', file), 'utf8'));

const FILES = ['index.json', 'messages.json'].flatMap((file) =>
  ['', '.br', '.gz'].map((ending) => `search/${file}${ending}`),
);

test('a search knows the pages that are listed, in the order of their addresses, and has a page of all', async () => {
  const { written, files } = await write({ rendered: PAGES.map(({ file }) => file) });
  expect(read('search/index.json').pages).toEqual([
    ['/', 'Home', 2],
    ['/team', 'Team', 2],
  ]);
  expect(files).toEqual(FILES);
  expect(written.changed).toEqual(['pages/search.yaml']);
  expect(written.outputs['pages/search.yaml']).toMatchObject({ hasCopies: true });
  const list = readFileSync(join(root, 'dist/search/index.html.next'), 'utf8');
  expect(list).toContain('<title>All pages | Alder &amp; Row</title>');
  expect(list).toContain('href="/team"');
  expect(list).not.toContain('/hidden');
});

test('nothing is written again where no page was rendered and there are as many as before', async () => {
  const { last, written: before } = await write({ rendered: ['pages/team.yaml'] });
  rmSync(join(root, 'dist/search/index.html.next'));
  const { written, files } = await write({ last });
  expect(written).toEqual({ ...before, changed: [] });
  expect(files).toEqual(FILES);
  expect(existsSync(join(root, 'dist/search/index.html.next'))).toBe(false);
});

test('it is written again where a page was rendered, is gone, or where the list is not known', async () => {
  const { last } = await write({ rendered: ['pages/team.yaml'] });
  const edited = await write({ last, rendered: ['pages/team.yaml'] });
  expect(edited.written.changed).toEqual(['pages/search.yaml']);
  expect(edited.written.memory).not.toBe(last.memory.search);
  const fewer = await write({ last: edited.last, pages: PAGES.slice(1) });
  expect(fewer.written.changed).toEqual(['pages/search.yaml']);
  expect(read('search/index.json').pages).toEqual([['/', 'Home', 2]]);
  const { 'pages/search.yaml': _, ...others } = fewer.last.outputs;
  const outputs = { ...others, 'pages/other.yaml': output };
  const unknown = await write({ last: { ...fewer.last, outputs }, pages: PAGES.slice(1) });
  expect(unknown.written.changed).toEqual(['pages/search.yaml']);
});

test('each language has a search of its own pages below its home, where home is no title', async () => {
  const languages = { main: 'en', languages: ['en', 'de'], pages: {}, fallbacks: {} };
  const all = { ...SEARCHED.site, languages: ['en', 'de'] };
  const german = { ...SEARCHED, home: '/de', site: { ...all, language: 'de', name: 'Erle' } };
  const pages = [page('index', 'Home'), page('de', 'Start'), page('de/team', 'Mannschaft')];
  const { written } = await write({
    rendered: ['pages/de.yaml'],
    pages,
    context: renderContextFor(join(root, 'dist'), [{ ...SEARCHED, site: all }, german], {
      languages,
    }),
  });
  expect(written.changed).toEqual(['pages/search.yaml', 'pages/de/search.yaml']);
  expect(read('search/index.json').pages).toEqual([['/', 'Home', 2]]);
  expect(read('de/search/index.json')).toMatchObject({
    pages: [
      ['/de', 'Start', 2],
      ['/de/team', 'Mannschaft', 2],
    ],
  });
  const list = readFileSync(join(root, 'dist/de/search/index.html.next'), 'utf8');
  expect(list).toContain('| Erle</title>');
  expect(existsSync(join(root, 'dist/de/search/messages.json'))).toBe(true);
});

test('of a large site the server makes the copies', async () => {
  const pages = Array.from({ length: 151 }, (_, n) => page(`page-${n}`, `Page ${n}`));
  const { files, written } = await write({ pages, rendered: ['pages/page-0.yaml'] });
  expect(files.filter((file) => file.endsWith('.br'))).toEqual([]);
  expect(files).toContain('search/details-18.json');
  expect(written.outputs['pages/search.yaml']?.hasCopies).toBe(false);
});

test('a site without a search has none', async () => {
  const { written, files } = await write({
    context: renderContextFor(join(root, 'dist')),
    rendered: ['pages/team.yaml'],
  });
  expect(written).toEqual({ outputs: {}, changed: [], memory: '' });
  expect(files).toEqual([]);
});
