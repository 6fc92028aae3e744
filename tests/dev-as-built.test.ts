import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBelow } from '../check/files/list-below.ts';
import { DevFiles } from '../prerender/dev/dev-files.ts';
import { DevSite } from '../prerender/dev/site.ts';
import { ENGINE, siteFolders } from '../prerender/paths.ts';
import { isPageData } from '../renderer/data/guards.ts';
import type { PageData } from '../renderer/data/types.ts';
import { readJson } from '../schema/read-json.ts';
import { buildQuietly } from '../test-support/commands/build-quietly.ts';
import { shrinkPhotographs } from '../test-support/content/light-site.ts';

/*
 * What is seen in development is what will be built: the same data of every page, including heads. One thing differs
 * by nature: a build bundles the code of blocks, and development hands out its sources, which bring their styles along.
 * So of scripts it is compared which blocks have one, and sheets are not.
 */

const PARTS = [
  'site.yaml',
  'site.en.yaml',
  'pages',
  'forms',
  'media',
  'public',
  'blocks',
  'published-urls.txt',
];

/** Adds to heads, to data, and a file. */
const FEATURE = `export default {
  head: ({ route }) => [{ tag: 'link', attributes: { rel: 'alternate', href: '/llms.txt', title: route } }],
  data: ({ file, language, blocks }) => ({ file, language, blocks: blocks.length }),
  emit: ({ pages }) => [{ path: 'llms.txt', content: JSON.stringify(pages) }],
};
`;

/** None of these files takes a page to be drawn. */
const NOT_DRAWN = { ssrLoadModule: () => Promise.reject(new Error('No page is drawn.')) };

const comparable = (data: PageData) => ({
  ...data,
  scripts: Object.keys(data.scripts),
  styles: [],
});

describe.each([
  ['the first site', '', 15, 1],
  ['the bakery', 'tests/second-site/bakery', 15, 5],
  ['the clinic', 'tests/second-site/clinic', 15, 5],
  ['the conference', 'tests/second-site/conference', 7, 7],
])('of %s', (_, name, least, files) => {
  const site = mkdtempSync(join(tmpdir(), 'dev-as-built-'));
  const dev = new DevSite(siteFolders(site));
  const built = (file: string): Buffer => readFileSync(join(site, 'dist', file));
  let routes: string[] = [];

  beforeAll(async () => {
    for (const part of PARTS) {
      const from = join(ENGINE, name, part);
      if (existsSync(from)) cpSync(from, join(site, part), { recursive: true });
    }
    // An event that is over, of those that have them.
    const over = join(site, 'pages/workshops/relief.yaml');
    if (existsSync(over))
      writeFileSync(over, readFileSync(over, 'utf8').replaceAll('2090-06-11', '2020-06-11'));
    // One is still offered in two widths.
    await shrinkPhotographs(site, 96, 500);
    mkdirSync(join(site, 'features'));
    writeFileSync(join(site, 'features/llms.ts'), FEATURE);
    const { isBuilt, said } = await buildQuietly({ site });
    if (!isBuilt) throw new Error(said);
    routes = listBelow(join(site, 'dist')).flatMap((file) =>
      file === 'page.json' || file.endsWith('/page.json')
        ? [`/${file.slice(0, -'page.json'.length).replace(/\/$/, '')}`]
        : [],
    );
  });
  afterAll(() => rmSync(site, { recursive: true }));

  test('the data of every page is as it is built, its head and what features say among it', async () => {
    expect(routes.length).toBeGreaterThan(least);
    for (const route of routes) {
      const expected = readJson(join(site, 'dist', route, 'page.json'), isPageData);
      const data: unknown = JSON.parse(JSON.stringify(await dev.page(route)));
      if (!isPageData(data)) throw new Error(`${route} has no data in development.`);
      expect(comparable(data), route).toEqual(comparable(expected));
      expect(Object.keys(comparable(data)), route).toEqual(Object.keys(comparable(expected)));
      expect(expected.features, route).toHaveProperty('llms');
    }
  });

  test('so are the elements that features add to its document', async () => {
    for (const route of routes) {
      const html = built(join(route, 'index.html')).toString();
      const { elements } = await dev.state(route);
      const each = elements.split(/(?=<(?:link|meta|script)\b)/);
      expect(elements).toContain('href="/llms.txt"');
      for (const element of each) expect(html, route).toContain(element);
    }
  });

  test('the picture for shared links is at the address that the head tells', async () => {
    const { image = '' } = (await dev.page('/'))?.head ?? {};
    const { pathname } = new URL(image);
    expect((await dev.mediaFile(pathname))?.equals(built(pathname))).toBe(true);
  });

  test('so are feeds, calendars, and the file of a feature of its own', async () => {
    const ofFeatures = new DevFiles(dev, NOT_DRAWN);
    const made = listBelow(join(site, 'dist')).filter((file) => /\.(xml|ics|txt)$/.test(file));
    const ofPages = made.filter((file) => !['sitemap.xml', 'robots.txt'].includes(file));
    expect(ofPages, ofPages.join()).toHaveLength(files);
    expect(ofPages).toContain('llms.txt');
    for (const file of ofPages)
      expect(await ofFeatures.at(`/${file}`), file).toBe(built(file).toString());
  });
});
