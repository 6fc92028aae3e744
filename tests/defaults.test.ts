import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['banner', 5000],
  ['image-carousel', 4000],
])('a page that says nothing else has its %s turn every %i ms', (type, interval) => {
  const file = join(import.meta.dirname, `../schema/blocks/${type}.json`);
  const schema: { properties: { interval: { default: number } } } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  expect(schema.properties.interval.default).toBe(interval);
});
