import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { Editions } from './site-schemas.ts';

test('an edition is another one once the schemas are, or what samples can name', () => {
  const editions = new Editions();
  const schemas = loadSchemas();
  const names = { pictures: ['oven.svg'], routes: ['/'], folders: [], forms: [] };
  const first = editions.of(schemas, names);
  expect(editions.of(schemas, { ...names })).toBe(first);
  const other = editions.of(schemas, { ...names, routes: ['/', '/team'] });
  const own = editions.of({ ...schemas }, { ...names, routes: ['/', '/team'] });
  const restarted = new Editions().of(schemas, names);
  expect(new Set([first, other, own, restarted]).size).toBe(4);
});
