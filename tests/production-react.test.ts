import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listBelow } from '../check/files/list-below.ts';
import { engineBundle } from '../prerender/bundle/engine-bundle.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';

test('the bundle draws pages with the React of production, whatever NODE_ENV says where it is loaded', async () => {
  const folder = dirname((await engineBundle(hashEngine())).serverEntry);
  const modules = listBelow(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(modules.filter((code) => code.includes('react.production.js'))).toHaveLength(1);
  expect(modules.filter((code) => code.includes('react.development.js'))).toEqual([]);
});
