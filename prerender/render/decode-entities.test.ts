import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { decodeEntities } from './decode-entities.ts';

test.each(['a & b < c > d', `"A" and 'b'`, '&amp; as it is written', 'plain'])(
  '%s comes back as React was given it',
  (text) => {
    expect(decodeEntities(renderToStaticMarkup(text))).toBe(text);
  },
);

test('entities that React does not write stay', () => {
  expect(decodeEntities('&nbsp;&copy;')).toBe('&nbsp;&copy;');
});
