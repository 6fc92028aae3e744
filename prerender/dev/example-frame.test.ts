import { expect, test } from 'vitest';
import { siteData } from '../../test-support/render-on-site.tsx';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { framePage, framePictures, frameSite, placesFor } from './example-frame.ts';

const { blocks, page, site } = loadSchemas();
const needing = (type: string) => blocks.get(type)?.schema ?? {};

test('a block that shows the places of a site has one where the site has none', () => {
  const [place] = placesFor({ locations: [] }, needing('locations')).locations;
  expect(place?.business?.holidays).toHaveLength(2);
  expect(placesFor({ locations: [] }, needing('faq')).locations).toEqual([]);
  const own = [{ title: 'Here', address: ['1 Mill Lane'] }];
  expect(placesFor({ locations: own }, needing('locations')).locations).toBe(own);
});

const around = (part: 'closing' | 'footer') => frameSite(siteData, { part }, []).site[part];

test.each(['closing', 'footer'] as const)('every field of the %s of a site is drawn', (part) => {
  const drawn = around(part);
  const fields = Object.keys(site.schema.properties?.[part]?.properties ?? {});
  expect(fields.length).toBeGreaterThan(4);
  expect(Object.keys(drawn).toSorted()).toEqual(fields.toSorted());
});

test('all that a page changes of its closing band is drawn', () => {
  const changes = ['hero', 'feature', 'steps'].flatMap((type) => {
    const { closing = {} } = framePage(type, { part: 'closing' });
    return Object.entries(closing).map(([field, value]) => (field === 'action' ? value : field));
  });
  const { properties = {} } = page.schema.properties?.['closing'] ?? {};
  const { action, ...words } = properties;
  expect(new Set(changes)).toEqual(new Set([...Object.keys(words), ...(action?.enum ?? [])]));
});

test('the pictures of what is around an example are pictures of examples', () => {
  for (const part of ['closing', 'footer'] as const) {
    const names = JSON.stringify(around(part)).match(/example\/[\w.]+/g) ?? [];
    expect(new Set(framePictures({ part }))).toEqual(new Set(names));
  }
});
