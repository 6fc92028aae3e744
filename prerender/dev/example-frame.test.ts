import { expect, test } from 'vitest';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { placesFor } from './example-frame.ts';

const { blocks } = loadSchemas();
const needing = (type: string) => blocks.get(type)?.schema ?? {};

test('a block that shows the places of a site has one where the site has none', () => {
  const [place] = placesFor({ locations: [] }, needing('locations')).locations;
  expect(place?.business?.holidays).toHaveLength(2);
  expect(placesFor({ locations: [] }, needing('faq')).locations).toEqual([]);
  const own = [{ title: 'Here', address: ['1 Mill Lane'] }];
  expect(placesFor({ locations: own }, needing('locations')).locations).toBe(own);
});
