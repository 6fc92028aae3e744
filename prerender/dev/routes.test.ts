import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBlockTypes } from '../../schema/load-schemas.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { ENGINE, siteFolders } from '../paths.ts';
import { DevFiles } from './dev-files.ts';
import { DevExamples } from './examples.ts';
import { isServed } from './guard.ts';
import { answer } from './routes.ts';
import { DevSite } from './site.ts';
import { DevSources } from './dev-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-routes-'));
const folders = siteFolders(folder);
const site = new DevSite(folders);
const examples = new DevExamples(folders, site);
const server = {
  transformIndexHtml: (url: string, html: string) => Promise.resolve(`${html}<!--of ${url}-->`),
};
const drawing = { ssrLoadModule: () => import('../../renderer/entry-server.tsx') };
const sources = new DevSources(site, drawing);
const files = new DevFiles(site, drawing);
const modules = {
  loadsNow: (id: string) => Promise.resolve(id === '/site/blocks/map/index.tsx'),
  areSent: (path: string) =>
    isServed(path, {
      engine: ENGINE,
      blocks: join(folder, 'blocks'),
      cache: join(ENGINE, 'node_modules/.vite'),
    }),
};
const ask = (url: string) => answer({ url }, { site, examples, sources, files, modules, server });

beforeAll(() => {
  layGoodSite(folder);
  cpSync(join(folder, 'media/logo.svg'), join(folder, 'public/files/logo.svg'));
  writeFileSync(join(folder, 'public/files/LICENSE'), 'Free.');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What an address is answered with, read as JSON. */
async function read(url: string) {
  const { type, status, body } = (await ask(url)) ?? {};
  expect(type).toBe('application/json');
  return { status, data: JSON.parse(String(body)) };
}

describe('the search', () => {
  it('is answered from the pages as they are, on a site that has one', async () => {
    expect((await read('/search/page.json')).status).toBe(404);
    const file = join(folder, 'site.yaml');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${before}\nsearch: true\n`);
    site.forget('site.yaml', 'change');
    const { type, body } = (await ask('/search/index.json')) ?? {};
    expect(type).toBe('application/json; charset=utf-8');
    const data = JSON.parse(String(body));
    expect(data.pages.map(([route]: [string]) => route)).toContain('/team');
    const list = await read('/search/page.json');
    expect(list.data.page.title).toBe('All pages');
    const broken = new DevFiles(site, { ssrLoadModule: () => Promise.resolve({}) });
    await expect(broken.at('/search/index.json')).rejects.toThrow(
      'The renderer does not render pages.',
    );
    writeFileSync(file, before);
    site.forget('site.yaml', 'change');
  });
});

const sheetAt = async (query: string) => String((await ask(`/dev/theme.css${query}`))?.body);

describe('data', () => {
  it('is given of a route, with or without a slash at its end', async () => {
    const { data } = await read('/dev/state.json?route=/team');
    expect(data.site.site.name).toBe('Alder Row');
    expect(data.page.page.title).toBeTypeOf('string');
    expect(await read('/dev/state.json?route=/team/')).toEqual({ data });
    expect(await read('/dev/state.json')).toEqual(await read('/dev/state.json?route=/'));
    expect((await read('/dev/state.json?route=/none')).data.page).toBeNull();
  });

  it('is given as the built site has it', async () => {
    expect((await read('/team/page.json')).data.page).toEqual(
      (await read('/dev/state.json?route=/team')).data.page.page,
    );
    expect((await read('/page.json')).data).toEqual((await read('/dev/state.json')).data.page);
    expect(await read('/none/page.json')).toEqual({ status: 404, data: null });
  });

  it('is given of problems, of sources and of the types of blocks', async () => {
    expect((await read('/dev/problems.json')).data).toEqual({ problems: [], failures: [] });
    const { data: found } = await read('/dev/sources.json?route=/team');
    expect(found.elements).toContainEqual({
      kind: 'text',
      block: 0,
      path: expect.any(Array),
      tag: 'h1',
      text: 'Who keeps you warm',
      range: [0, 18],
      place: { file: 'pages/team.yaml', pointer: '/blocks/0/title' },
    });
    expect(JSON.stringify(found)).not.toContain(folder);
    expect(await read('/dev/sources.json?route=/none')).toEqual({ status: 404, data: null });
    const title = '/dev/position.json?file=pages/team.yaml&pointer=/blocks/0/title';
    expect((await read(title)).data).toEqual({ line: 5, column: 12 });
    const { data } = await read('/dev/blocks.json');
    expect(data.blocks).toHaveLength(listBlockTypes().length);
  });

  it('is given of the choices of the theme, and its sheet with what is tried', async () => {
    const { data } = await read('/dev/theme-choices.json');
    expect(data).toContainEqual(
      expect.objectContaining({ name: 'space', now: 'regular', values: expect.any(Array) }),
    );
    const now = await sheetAt('?route=/');
    expect(await sheetAt('?space=compact&route=/')).not.toBe(now);
    expect(await sheetAt('?space=huge&color=red&route=/')).toBe(now);
  });
});

it.each([
  ['?id=%2Fsite%2Fblocks%2Fmap%2Findex.tsx', true],
  ['?id=', false],
  ['', false],
])('whether a module can be loaded is said by how Vite calls it: %s', async (query, loads) => {
  expect((await read(`/dev/module-loads.json${query}`)).data).toBe(loads);
});

describe('files', () => {
  it('of pictures are those that pages name, once these were asked for', async () => {
    const { data } = await read('/dev/state.json');
    const text = JSON.stringify(data);
    const url = /"(\/media\/[^"]+\.svg)"/.exec(text)?.[1] ?? '';
    const { type, body, status } = (await ask(url)) ?? {};
    expect([type, status]).toEqual(['image/svg+xml', undefined]);
    expect(String(body)).toContain('<svg');
    expect(await read('/media/none.1a2b3c.svg')).toEqual({ status: 404, data: null });
  });

  it('of public/ have the type of their ending', async () => {
    expect(await ask('/files/logo.svg')).toMatchObject({
      type: 'image/svg+xml; charset=utf-8',
    });
    expect(await ask('/files/LICENSE')).toMatchObject({ type: 'text/html' });
  });

  it('of the engine are left to Vite', async () => {
    for (const url of ['/@vite/client', '/renderer/Page.tsx', '/__vite_ping', '/media/none.mp4'])
      expect(await ask(url), url).toBeUndefined();
  });
});

describe('pages', () => {
  it.each([
    ['/', 'site'],
    ['/team', 'site'],
    ['/none', 'site'],
    ['/_blocks', 'gallery'],
    ['/_blocks/', 'gallery'],
    ['/_blocks/hero', 'example'],
    ['/_blocks/hero/more', 'site'],
  ])('%s are drawn by the entry %s', async (url, entry) => {
    const { type, body } = (await ask(url)) ?? {};
    expect(type).toBe('text/html');
    expect(String(body)).toContain(`data-entry="${entry}"`);
    expect(String(body)).toContain('<title></title>');
    expect(String(body)).toMatch(new RegExp(`<!--of ${url}-->$`));
  });
});

/** What the page of the example of a block is drawn of. */
const example = async (type: string) => (await read(`/dev/examples/${type}.json`)).data.data;

/** The example below a header. */
const below = async (look: string) => (await read(`/dev/examples/hero.json?header=${look}`)).data;

describe('examples', () => {
  it.each(listBlockTypes())('of %s are a page of them in the frame of the site', async (type) => {
    const { data } = await read(`/dev/examples/${type}.json`);
    expect(data.site.site.name).toBe('Alder Row');
    const types = data.data.page.blocks.map((block: { type: string }) => block.type);
    const others = type === 'sub-navigation' ? ['prose'] : [];
    expect(new Set(types)).toEqual(new Set([type, ...others]));
    expect(data.data.route).toBe(`/_blocks/${type}`);
  });

  it('show a picture for every one that they name, the site having none of these', async () => {
    const { pictures, page } = await example('videos');
    const named = page.blocks[0].items.flatMap((item: { picture?: { src: string } }) =>
      item.picture ? [item.picture.src] : [],
    );
    expect(new Set(Object.keys(pictures))).toEqual(new Set(named));
    const urls = new Set(Object.values<{ url: string }>(pictures).map(({ url }) => url));
    expect([...urls]).toEqual([expect.stringMatching(/^\/media\/example-picture\.\w+\.svg$/)]);
  });

  it('have a photograph', async () => {
    const { pictures } = await example('quote');
    expect(pictures['example/dusk.webp'].url).toMatch(/^\/media\/example-dusk\.\w+/);
  });

  it('are below the header that is asked for, with a picture that says how light it is', async () => {
    const over = await below('over-picture');
    expect(over.site.headerLook).toBe('over-picture');
    expect(over.data.page.blocks[0].layout).toBe('behind');
    expect(over.data.headerOn).toEqual({ words: 'white', veil: 'none' });
    const centered = await below('centered');
    expect(centered.site.headerLook).toBe('centered');
    expect(centered.data).not.toHaveProperty('headerOn');
    for (const plain of [await below('plain'), await below('below')]) {
      expect(plain.site).not.toHaveProperty('headerLook');
      expect(plain.data).not.toHaveProperty('headerOn');
    }
  });

  it('have sections where they link to those of the page', async () => {
    const { sections } = await example('sub-navigation');
    expect(sections[0]).toMatchObject({ id: 'before-the-visit', name: 'Before the visit' });
  });

  it('list as many entries as a list shows, each with a picture', async () => {
    const { lists, page, pictures } = await example('entries');
    const { limit } = page.blocks[0];
    const { entries } = lists[0];
    expect(entries).toHaveLength(limit);
    const hrefs: string[] = entries.map(({ href }: { href: string }) => href);
    expect(hrefs.map((href) => href.replace(/.*\//, ''))).toEqual(
      Array.from({ length: limit }, (_, index) => String(index + 1)),
    );
    expect(Object.keys(pictures)).toContain(entries[0].picture.src);
    // Not one of its lists is empty: it is an entry with tags, for related ones.
    expect(lists.map((list: { entries: unknown[] }) => list.entries.length)).toEqual(
      page.blocks.map((block: { limit: number }) => block.limit),
    );
    const statuses = lists[2].entries.map(
      (shown: { event: { status?: string } }) => shown.event.status ?? 'scheduled',
    );
    expect(statuses).toEqual(['scheduled', 'sold-out', 'postponed', 'canceled']);
    expect((await example('faq')).page).not.toHaveProperty('entry');
    // A block that shows what its page is as an entry has one.
    expect((await example('byline')).page.entry.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('have a form without its targets, and what frames show', async () => {
    const [form] = Object.values<Record<string, unknown>>((await example('form')).forms);
    expect(form).toMatchObject({ title: expect.any(String), fields: expect.any(Array) });
    expect(form).not.toHaveProperty('deliver');
    expect(Object.keys((await example('embed')).embeds)).toHaveLength(2);
  });

  it('have the files that they name, whatever the site has', async () => {
    const captions = await ask('/example/audit.vtt');
    expect(captions?.type).toMatch(/^text\/vtt/);
    expect(String(captions?.body)).toMatch(/^WEBVTT/);
  });

  it('have a manual around them, or a footer with all that it can have', async () => {
    const { data } = await read('/dev/examples/prose.json?part=manual');
    expect(data.data.manual).toMatchObject({ manual: 0, page: 1 });
    const footed = (await read('/dev/examples/hero.json?part=footer')).data;
    const { moreLinks, newsletter, badges } = footed.site.site.footer;
    expect([moreLinks.length, badges.length, newsletter.field]).toEqual([2, 2, expect.any(String)]);
  });

  it('of a type that does not exist are none', async () => {
    expect(await read('/dev/examples/none.json')).toEqual({ status: 404, data: null });
  });
});
