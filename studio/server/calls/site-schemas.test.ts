import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { Editions } from './site-schemas.ts';

test('an edition is another one once the schemas, the icons or what samples can name are', () => {
  const editions = new Editions();
  const context = { schemas: loadSchemas(), icons: new Set(['map']) };
  const names = { pictures: ['oven.svg'], routes: ['/'], folders: [], forms: [] };
  const more = { ...names, routes: ['/', '/team'] };
  const first = editions.of(context, names);
  expect(editions.of(context, { ...names })).toBe(first);
  const others = [
    editions.of(context, more),
    editions.of({ ...context, schemas: { ...context.schemas } }, more),
    editions.of({ ...context, icons: new Set(['map', 'loaf']) }, more),
    new Editions().of(context, names),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});
