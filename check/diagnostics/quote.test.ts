import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { quoted } from './quote.ts';

test.each([
  ['Bread: fresh', "'Bread: fresh'"],
  ["Ada's", `"Ada's"`],
  [`Ada's "best"`, `'Ada''s "best"'`],
  ["C:\\Ada's", "'C:\\Ada''s'"],
  ['"', `'"'`],
  ['', "''"],
])('%s is written as %s, and read as it was', (text, yaml) => {
  expect(quoted(text)).toBe(yaml);
  expect(parse(yaml)).toBe(text);
});
