import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { documentParts } from '../../test-support/content/document-parts.ts';
import { renderContextFor } from '../../test-support/content/render-context.ts';
import { stagePage } from './stage-page.ts';

const dist = mkdtempSync(join(tmpdir(), 'stage-page-'));
afterAll(() => rmSync(dist, { recursive: true }));

const schemas = loadSchemas();
const context = renderContextFor(dist);
const server = {
  renderPageBody: (site: SiteData, { page }: PageData) =>
    `<h1>${page.title}</h1>${page.blocks.length} ${site.site.language}`,
  renderBlocks: () => '',
  renderNotFound: () => '',
  renderAnnouncement: () => '<aside></aside>',
};
const fail = (error: unknown) => () => {
  throw error;
};
const heads = [({ route }: PageData) => `<meta name="route" content="${route}">`];
const ends = [({ route }: PageData) => `<script type="route">${route}</script>`];
const options = {
  server,
  schemas,
  features: [],
  further: [],
  heads,
  ends,
  copies: 'later',
} as const;
const page = { title: 'Team', blocks: [] };
const text = (file: string) => readFileSync(join(dist, file), 'utf8');

test('a page is staged as a document and, beside it, the data that it was made from', async () => {
  const output = await stagePage({ file: 'pages/a/team.yaml', page }, context, options);
  expect(readdirSync(join(dist, 'a/team')).toSorted()).toEqual([
    'index.html.next',
    'page.json.next',
  ]);
  const html = text('a/team/index.html.next');
  expect(html).toMatch(/<aside><\/aside><div id="root".*><h1>Team/);
  expect(html).toMatch(/<meta name="route" content="\/a\/team">[^]*<\/head>/);
  expect(html).toContain('0 en</div><script type="route">/a/team</script>');
  expect(JSON.parse(text('a/team/page.json.next'))).toMatchObject({ route: '/a/team', page });
  expect(output).toEqual({
    sizes: [Buffer.byteLength(html), Buffer.byteLength(text('a/team/page.json.next'))],
    hasCopies: false,
    style: expect.stringMatching(/^'sha256-.*'$/),
  });
});

test('it is staged again in the same place, with copies of both files if the build makes them', async () => {
  await stagePage({ file: 'pages/a/team.yaml', page }, context, options);
  const now = { ...options, copies: 'now' } as const;
  const { hasCopies } = await stagePage({ file: 'pages/a/team.yaml', page }, context, now);
  expect(hasCopies).toBe(true);
  expect(readdirSync(join(dist, 'a/team')).toSorted()).toEqual(
    ['index.html', 'page.json'].flatMap((file) =>
      ['.br.next', '.gz.next', '.next'].map((ending) => file + ending),
    ),
  );
});

test('where either file is too large for the server to compress, the build makes the copies of both', async () => {
  const long = { ...server, renderPageBody: () => 'a'.repeat(262_145) };
  const large = await stagePage({ file: 'pages/large.yaml', page }, context, {
    ...options,
    server: long,
  });
  expect(large.hasCopies).toBe(true);
  expect(readdirSync(join(dist, 'large'))).toHaveLength(6);
});

test('a page in another language is drawn on the site in that language', async () => {
  const { site } = documentParts;
  const german = { ...site, site: { ...site.site, language: 'de', name: 'Erle' } };
  const languages = { ...context.page.languages, languages: ['en', 'de'] };
  const bilingual = renderContextFor(dist, [site, german], { languages });
  await stagePage({ file: 'pages/de/team.yaml', page }, bilingual, options);
  expect(text('de/team/index.html.next')).toContain('<h1>Team</h1>0 de<');
  expect(text('de/team/index.html.next')).toContain('<title>Team | Erle</title>');
  await stagePage({ file: 'pages/team.yaml', page }, bilingual, options);
  expect(text('team/index.html.next')).toContain('<h1>Team</h1>0 en<');
});

test('of a page that visitors do not find at the moment, no entry is left', async () => {
  const items = ['/a', '/soon'].map((href) => ({
    icon: 'leaf',
    tone: 'calm' as const,
    title: href,
    text: '',
    href,
  }));
  const blocks: Page['blocks'] = [{ type: 'link-grid', heading: 'All', ground: 'plain', items }];
  const block = { script: '', styles: [], imports: [] };
  const some = { 'link-grid': block };
  const links = async (hidden: string[]) => {
    const given = structuredClone({ title: 'Links', blocks });
    const all = renderContextFor(dist, undefined, { blocks: some, hidden: new Set(hidden) });
    await stagePage({ file: 'pages/links.yaml', page: given }, all, options);
    return text('links/page.json.next').match(/(?<="href":")\/\w+/g);
  };
  expect(await links([])).toEqual(['/a', '/soon']);
  expect(await links(['/soon'])).toEqual(['/a']);
});

test('what fails on a page is told with its address', async () => {
  for (const [error, said] of [
    [new Error('no roof'), /^The page \/team could not be rendered\. Error: no roof\n/],
    ['no walls', /^The page \/team could not be rendered\. no walls$/],
  ] as const) {
    const failing = { ...server, renderPageBody: fail(error) };
    await expect(
      stagePage({ file: 'pages/team.yaml', page }, context, { ...options, server: failing }),
    ).rejects.toThrow(said);
  }
});
