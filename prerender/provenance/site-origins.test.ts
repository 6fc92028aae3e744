import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { renderAnnouncement, renderBlocks, renderPageBody } from '../../renderer/entry-server.tsx';
import { DevSite } from '../dev/site.ts';
import { ENGINE, siteFolders } from '../paths.ts';
import { traceTexts } from './trace-texts.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-origins-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(ENGINE, 'tests/second-site/conference'), folder, { recursive: true });

const DRAWING = { renderAnnouncement, renderBlocks, renderPageBody };
const file = join(folder, 'site.yaml');
const written = readFileSync(file, 'utf8');

/** Where each link in the list of a manual has its words, by these. */
async function wordsOfManual(manuals: string, navigation = ''): Promise<Record<string, string>> {
  writeFileSync(
    file,
    written
      .replace('      - folder: speaking\n', manuals)
      .replace('navigation:\n', `navigation:\n${navigation}`),
  );
  const { elements } = await new DevSite(siteFolders(folder))
    .sources('/speaking/stage', async (page, schemas, origins) => {
      const traced = await traceTexts(DRAWING, page, schemas, origins);
      if (!traced) throw new Error('The page is drawn otherwise with marks.');
      return traced;
    })
    .then((found) => found ?? { elements: [] });
  const links = elements.filter(
    ({ tag, kind, block }) => tag === 'a' && kind === 'text' && block === undefined,
  );
  return Object.fromEntries(
    links
      .filter(({ place }) => /^\/(title|manuals|navigation)/.test(place.pointer))
      .map(({ text, place }) => [text, `${place.file}#${place.pointer}`]),
  );
}

test('the name of a page of a folder is its title, that of a page in a list is in site.yaml', async () => {
  const items = '      - items: [{ name: The stage, href: /speaking/stage }]\n';
  expect(await wordsOfManual(`${items}        folder: speaking\n`)).toMatchObject({
    'The stage': 'site.yaml#/manuals/0/sections/0/items/0/name',
    'Speak at Contour': 'pages/speaking.yaml#/title',
    'Before you come': 'pages/speaking/before.yaml#/title',
  });
});

test('what menus call a page is written in them, and the entry of the manual is marked as before', async () => {
  const entry = '  - { name: For speakers, href: /speaking }\n';
  const found = await wordsOfManual('      - folder: speaking\n', entry);
  expect(found['For speakers']).toBe('site.yaml#/navigation/0/name');
  expect(found['On the stage']).toBe('pages/speaking/stage.yaml#/title');
});
