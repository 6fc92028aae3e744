import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { planLanguages } from '../../check/model/plan.ts';
import type { PictureFile } from '../../schema/generated/data.d.ts';
import type { Site } from '../../schema/generated/content.d.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { documentParts } from '../../test-support/content/document-parts.ts';
import { drawing } from '../../test-support/content/drawing.ts';
import { site } from '../../test-support/render-on-site.tsx';
import { FORMS } from '../../test-support/gateway/content/wire.ts';
import { derivePalette } from '../../theme/derive.ts';
import { siteFolders } from '../paths.ts';
import { OutputDir } from '../output/output-dir.ts';
import { renderContext } from './render-context.ts';

const schemas = loadSchemas();
const NO_FILE = { file: '', problems: [], translations: new Map() };
const photograph: PictureFile = {
  kind: 'bitmap',
  url: '/media/p.jpg',
  width: 1,
  height: 1,
  sources: [],
};

const made = (file: PictureFile) => ({ fingerprint: '', made: file, urls: [] });

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'render-context-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const CODE = {
  bundle: documentParts.bundle,
  folder: '',
  files: [],
  serverEntry: '/entry-server.mjs',
  pageWorker: '',
};

/** What pages are rendered with on a site that shows a drawing in its frame and another picture on a page. */
function contextOf(localSites: Site[] = [], picture = photograph) {
  const folders = siteFolders(root);
  const dist = new OutputDir(folders);
  const languages = planLanguages(
    { ...site, languages: ['en', ...localSites.map(({ language }) => language)] },
    new Map(),
    new Map(),
  );
  const context = renderContext(
    {
      sites: [site, ...localSites],
      languages,
      today: '2026-05-10',
      drafts: false,
      forms: [{ name: 'order', form: FORMS['order'], ...NO_FILE }],
      ownIcons: new Map(),
      schemas,
      pages: [],
      entries: {},
      ledger: new Map(),
      hidden: new Set(),
    },
    {
      theme: {
        sheet: documentParts.theme,
        palette: derivePalette({ accent: '#0b756c' }),
        sheetIn: () => documentParts.theme,
        loadedIn: () => ({ text: [...documentParts.fonts], display: [] }),
        files: new Map(),
      },
      faviconUrl: '/favicon.svg',
      pictures: { 'a.svg': made(drawing), 'p.jpg': made(picture) },
      shareImages: { 'a.svg': { fingerprint: '', made: '/media/a.png', urls: [] } },
      downloads: {},
      cards: {},
    },
    { code: CODE, dist, folders, cachesHeader: true },
  );
  dist.publish('', [], []);
  return { context, files: dist.files.toSorted() };
}

const read = (url: string) => readFileSync(join(root, 'dist', url), 'utf8');

test('what all pages share is in files whose names tell one content from another', () => {
  const { context, files } = contextOf();
  expect(files.map((file) => file.replace(/[0-9a-f]{6,}/, (found) => `<${found.length}>`))).toEqual(
    [
      'assets/form-order-<6>.json',
      'assets/site-<6>.json',
      'assets/theme-<6>.css',
      'media/icons.<6>.svg',
    ],
  );
  const [parts] = context.documents;
  expect(JSON.parse(read(parts.siteUrl))).toEqual(JSON.parse(JSON.stringify(parts.site)));
  expect(existsSync(join(root, 'dist', parts.lateThemeUrl))).toBe(true);
  const { deliver: _, ...order } = FORMS['order'] ?? {};
  expect(JSON.parse(read(parts.site.forms['order']?.url ?? ''))).toEqual({
    name: 'order',
    ...order,
  });
  expect(read(parts.site.icons)).toContain('<symbol id="x"');
});

test('pages know all pictures, and the site those that it shows itself', () => {
  const { context } = contextOf();
  expect(Object.keys(context.page.pictures)).toEqual(['a.svg', 'p.jpg']);
  expect(Object.keys(context.page.sites[0].pictures)).toEqual(['a.svg']);
  expect(context.page.images).toEqual({ 'a.svg': '/media/a.png' });
});

test('each language has its own words and forms, from right to left where it is written so', () => {
  const german = { ...site, language: 'de', name: 'Erle' };
  const arabic = { ...site, language: 'ar' };
  const { context } = contextOf([german, arabic]);
  const [main, de, ar] = context.documents;
  expect(context.documents.map((parts) => parts.site)).toEqual(context.page.sites);
  expect([main.site.site.name, de?.site.site.name]).toEqual(['Alder & Row', 'Erle']);
  expect(main.site.messages.allPages).toBe('All pages');
  expect([de?.site.direction, ar?.site.direction]).toEqual(['ltr', 'rtl']);
  expect(de?.site.forms['order']?.inLanguage).toEqual({ lang: 'en', dir: 'ltr' });
  expect(de?.siteUrl).not.toBe(main.siteUrl);
  expect(context.page.siteIcons.size).toBeGreaterThan(contextOf().context.page.siteIcons.size);
});
