import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { checkSite } from '../check/check-site.ts';
import { readOwnBlocks } from '../check/features/own-blocks/own-blocks.ts';
import { openSite } from '../check/open-site.ts';
import { generateOwn } from '../schema/generate/generate-own.ts';
import { listBlockTypes } from '../schema/load-schemas.ts';

/* The site that `npm run docs` serves. */

const DOCS = join(import.meta.dirname, '../docs');
const opened = openSite(DOCS);

test('nothing is wrong with the site in docs/, and nothing to warn of', async () => {
  const { problems, pages } = await checkSite(opened);
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(listBlockTypes().length);
});

test('every chapter is there, and every block type', () => {
  const chapters =
    'writing blocks site theme languages forms hosting operations problems contributing';
  const routes = chapters.split(' ').concat(listBlockTypes().map((type) => `blocks/${type}`));
  for (const route of routes) expect(opened.context.routes.has(`/${route}`), route).toBe(true);
});

test('the bar at the top names the version that the documentation is of', () => {
  const [first] = opened.site?.navigation ?? [];
  expect(first).toMatchObject({ name: `Version ${packageFile.version}` });
});

test('the types and the description of its own block are those of the schema', () => {
  const { blocks, problems } = readOwnBlocks(DOCS);
  expect(problems).toEqual([]);
  expect(blocks.map(({ type }) => type)).toEqual(['playground']);
  for (const [file, text] of generateOwn(DOCS, blocks))
    expect(readFileSync(join(DOCS, file), 'utf8'), file).toBe(text);
});
