import { expect, it } from 'vitest';
import type { PageIndex } from '../../check/page-index.ts';
import { leaveSettled } from './settled-site.ts';

const page: PageIndex = {
  links: ['/', '/team'],
  places: ['/team#ann'],
  slugs: ['price'],
  media: ['hills.svg'],
  sentences: Float64Array.of(1, 2),
};
const said = [Float64Array.of(1, 2, 3, 4), Float64Array.of(5)];

function changedTo(change: Partial<PageIndex>): boolean {
  return leaveSettled([{ before: page, after: { ...page, ...change } }], said);
}

it('is left settled by new sentences, and by those that go or change places', () => {
  expect(changedTo({ sentences: Float64Array.of(2, 6, 1) })).toBe(true);
  expect(changedTo({ sentences: Float64Array.of() })).toBe(true);
});

it('is not left settled by a sentence that stands elsewhere: on a page, in site.yaml, in another change', () => {
  expect(changedTo({ sentences: Float64Array.of(1, 3) })).toBe(false);
  expect(changedTo({ sentences: Float64Array.of(1, 5) })).toBe(false);
  const alike = { before: page, after: { ...page, sentences: Float64Array.of(6) } };
  expect(leaveSettled([alike, alike], said)).toBe(false);
});

it.each([
  { links: ['/'] },
  { places: ['/team#bob'] },
  { slugs: [] },
  { media: ['hills.svg', 'sea.svg'] },
])('is not left settled by a page that refers to or offers something else: %j', (change) => {
  expect(changedTo(change)).toBe(false);
});

it('is not left settled by a page that is new or cannot be read', () => {
  expect(leaveSettled([{ before: undefined, after: page }], said)).toBe(false);
  expect(leaveSettled([{ before: page, after: undefined }], said)).toBe(false);
});
