import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The rules of a sheet that balance lines, by their selector. */
function balancedIn(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]+)\{[^{}]*text-wrap: balance/g)].map(([, selector = '']) =>
    selector
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

test('only headings, leads, large figures and quotes are balanced: text in narrow columns becomes a ribbon', () => {
  const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css'),
  );
  const balanced = sheets.flatMap((file) =>
    balancedIn(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(balanced.toSorted()).toEqual([
    '.figures .title',
    '.lead',
    '.name',
    '.pull-quote',
    '.subtitle',
    '.text',
    '.thanks',
    '.title',
    '.value',
    'h1, h2, h3, h4',
  ]);
});
