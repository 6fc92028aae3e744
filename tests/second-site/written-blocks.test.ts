import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';

/** What any firm writes, whatever its trade. */
const WRITTEN = [
  'columns',
  'downloads',
  'entries',
  'faq',
  'gallery',
  'locations',
  'pricing',
  'prose',
  'quote',
  'steps',
  'table',
];

/** The types of blocks on all pages of a site. */
function typesOf(site: string): Set<string> {
  const pages = join(import.meta.dirname, site, 'pages');
  const texts = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(pages, file), 'utf8'));
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/^ *- (?:\{ )?type: ([\w-]+)/gm)].map(([, type = '']) => type),
    ),
  );
}

test('two firms of other trades use half of what any firm writes', () => {
  expect([...loadSchemas().blocks.keys()]).toEqual(expect.arrayContaining(WRITTEN));
  const used = new Set([...typesOf('bakery'), ...typesOf('clinic')]);
  expect(WRITTEN.filter((type) => used.has(type)).length).toBeGreaterThan(WRITTEN.length / 2);
});
