import { expect, test } from 'vitest';
import { checkManuals } from './manuals.ts';

const found = (...hrefs: unknown[]) =>
  checkManuals({
    data: { manuals: [{ sections: [{ items: hrefs.map((href) => ({ href })) }] }] },
  }).map(({ id, path }) => [id, path[5]]);

test('a page is once in the manuals of a site', () => {
  expect(found('/a', '/b', '/a')).toEqual([['duplicate-manual-page', 2]]);
  expect(found('/a', '/b')).toEqual([]);
});

test('what is not a page as a whole cannot be one of a manual', () => {
  expect(found('/a#b', 'https://a.example', 'mailto:a@a.example', 7, '/a')).toEqual([
    ['wrong-address', 0],
    ['wrong-address', 1],
    ['wrong-address', 2],
  ]);
});

test('a folder is once in the manuals of a site; it may be in another one', () => {
  const manuals = [
    { sections: [{ folder: 'a' }, { folder: 'a/b' }, { folder: 7 }] },
    { sections: [{ folder: 7 }, { folder: 'a' }] },
  ];
  expect(checkManuals({ data: { manuals } }).map(({ id, path }) => [id, ...path])).toEqual([
    ['duplicate-manual-page', 'manuals', 1, 'sections', 1, 'folder'],
  ]);
});

test('other mistakes are reported by the schema', () => {
  for (const manuals of [undefined, 'a', [7], [{ sections: 'a' }], [{ sections: [{}] }]])
    expect(checkManuals({ data: { manuals } })).toEqual([]);
  expect(checkManuals({ data: 'text' })).toEqual([]);
});
