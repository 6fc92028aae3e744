import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { renderBlocks } from '../../renderer/entry-server.tsx';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { pagesOf } from '../../test-support/content/drawn-pages.ts';
import { plainOrigins } from '../../test-support/content/plain-origins.ts';
import { FoundBefore, placeEmpty } from './place-empty.ts';

const schemas = loadSchemas();

test('of a page that has changed only the changed block is drawn again, and all places are right', async () => {
  const [page] = await pagesOf(join(import.meta.dirname, '../..'));
  if (!page) throw new Error('The site has no pages.');
  const draw = { renderBlocks: vi.fn<typeof renderBlocks>(renderBlocks) };
  const before = new FoundBefore();
  const place = () => placeEmpty(draw, page, schemas, plainOrigins, before);
  place();
  draw.renderBlocks.mockClear();
  // Each block is at another index now, which is a part of the places.
  page.data.page.blocks.unshift({ type: 'hero', title: 'New' });
  const places = place();
  const drawn = draw.renderBlocks.mock.calls.map(([, { page: one }]) => one.blocks[0]?.type);
  expect(new Set(drawn)).toEqual(new Set(['hero']));
  expect(places).toEqual(placeEmpty({ renderBlocks }, page, schemas, plainOrigins));
  // All are drawn with what else the page says.
  page.data.page.title = 'Another';
  draw.renderBlocks.mockClear();
  place();
  expect(draw.renderBlocks.mock.calls.length).toBeGreaterThan(drawn.length);
});
