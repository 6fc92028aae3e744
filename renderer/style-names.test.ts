import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

test('no two style modules have the same name, because their classes are called after it', () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file));
  expect(modules.length).toBeGreaterThan(30);
  expect(modules.toSorted()).toEqual([...new Set(modules)].toSorted());
});
