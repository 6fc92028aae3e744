import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minifyClassNames } from './minify-class-names.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
const card = join(folder, 'b/Card.module.css');
const bar = join(folder, 'Bar.module.css');
mkdirSync(join(folder, 'b'));
writeFileSync(card, '.card .title { margin: 0.5rem }\n@keyframes appear { from { opacity: 0 } }');
writeFileSync(bar, '.title {} .title:hover {}');
afterAll(() => rmSync(folder, { recursive: true }));

test('every class and animation has a name of its own, the same each time', () => {
  const name = minifyClassNames([folder]);
  const names = [name('title', bar), name('card', card), name('title', card), name('appear', card)];
  expect(names).toEqual(['AA', 'AB', 'AC', 'AD']);
});

test('what stands in no module has no name', () => {
  expect(() => minifyClassNames([folder])('gone', card)).toThrow(
    `No name "gone" was found in ${card}.`,
  );
});
