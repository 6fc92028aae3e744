import { expect, test } from 'vitest';
import { loadSchemas } from './load-schemas.ts';
import { withUsualWords } from './usual-words.ts';

test.each([
  [[3, 8], 'A line. Three to eight words.'],
  [[1, 2], 'A line. One or two words.'],
  [[9, 14], 'A line. Nine to 14 words.'],
])('usual words %j are said by the description', (usualWords, description) => {
  const described = withUsualWords({ description: 'A line.', usualWords });
  expect(described).toEqual({ description, usualWords });
});

test('a field that refers to another says its usual words too', () => {
  const heading = loadSchemas().blocks.get('rich-text')?.schema.properties?.['heading'];
  expect(heading?.usualWords).toEqual([3, 8]);
  expect(heading?.description).toMatch(/Three to eight words\.$/);
});

test('no description says itself how many words are usual', () => {
  const texts = JSON.stringify([...loadSchemas().blocks.values()].map(({ schema }) => schema));
  const said = texts.match(/(?:One|Two|Three|Four|Five) (?:to|or) \w+ words[^.]/g);
  expect(said).toBe(null);
});
