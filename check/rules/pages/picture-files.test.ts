import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import type { DecodedPicture } from '../../../schema/generated/data.d.ts';
import { openSite } from '../../open-site.ts';
import { findUnnamedFaults } from './picture-files.ts';

const { context } = openSite(join(import.meta.dirname, '../../../tests/bad-content/good-site'));

/** The files that are told of some with faults. */
function found(faults: Record<string, DecodedPicture>, ...named: string[]): string[] {
  const site = { ...context, pictures: new Map(Object.entries(faults)) };
  const uses = new Map([['pages/index.yaml', { ...emptyIndex, pictures: named }]]);
  return findUnnamedFaults({ ...site, uses }).map(({ file, id }) => `${file} ${id}`);
}
const BROKEN: DecodedPicture = { fault: { id: 'broken-picture', what: 'is cut off' } };

test('a broken picture is told by its file, if no page names it', () => {
  expect(found({ 'a.png': BROKEN, 'b.png': {} })).toEqual(['media/a.png broken-picture']);
  expect(found({ 'a.png': BROKEN, 'c.png': BROKEN }, 'a.png')).toEqual([
    'media/c.png broken-picture',
  ]);
  expect(found({})).toEqual([]);
});

test('an icon that cannot be drawn is told where it is named', () => {
  expect(found({ 'icons/a.svg': BROKEN })).toEqual([]);
});
