import { expect, test } from 'vitest';
import { loadSchemas } from '../schema/load-schemas.ts';

test.each([
  ['banner', 5000],
  ['image-carousel', 4000],
])('a page that says nothing else has its %s turn every %i ms', (type, interval) => {
  const fields = loadSchemas().blocks.get(type)?.schema.properties;
  expect(fields?.['interval']?.default).toBe(interval);
});
