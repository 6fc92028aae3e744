import { expect, test } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { checkSiteFields, filledFields } from './site-fields.ts';

const schemas = loadSchemas();
const page = { blocks: [{ type: 'hero' }, { type: 'locations' }, 'no block'] };

test('fields that hold something are those with a value, and lists with an entry', () => {
  const site = { name: '', search: false, gone: [], locations: [{}], closing: null };
  expect([...filledFields(site)]).toEqual(['name', 'search', 'locations']);
  expect([...filledFields('text')]).toEqual([]);
});

test('a block that shows what the site does not say is told', () => {
  expect(checkSiteFields({ schemas, data: page, siteFields: new Set(['name']) })).toEqual([
    {
      id: 'missing-site-field',
      path: ['blocks', 1, 'type'],
      part: 'value',
      message:
        'The block `locations` shows the `locations` of site.yaml, but site.yaml does not have that field.',
      suggestion: 'Write `locations:` in site.yaml, or delete the block.',
    },
  ]);
  expect(checkSiteFields({ schemas, data: page, siteFields: new Set(['locations']) })).toEqual([]);
  expect(checkSiteFields({ schemas, data: { blocks: 'none' }, siteFields: new Set() })).toEqual([]);
});
