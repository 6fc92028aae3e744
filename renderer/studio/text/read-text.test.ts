import { expect, test } from 'vitest';
import { figuresIn, readText } from './read-text.ts';

const [years, name] = [
  {
    name: 'facts.years',
    value: '18+',
    label: 'Years',
    at: { file: 'site.yaml', pointer: '/facts/years' },
  },
  { name: 'name', value: 'Alder Row', label: 'Name', at: { file: 'site.yaml', pointer: '/name' } },
];

test.each([
  ['{facts.years} of {name}, {facts.years}', [years, name]],
  ['with spaces: { name }', [name]],
  [String.raw`as it is written: \{name}, {{name}}, {facts.days}`, []],
])('of "%s", the figures are those that the document has in one piece', (text, expected) => {
  const figures = [years, name].flatMap((one) => one ?? []);
  expect(figuresIn(text, figures)).toEqual(expected);
  const pieces: unknown[] = [];
  readText(text, { isMarkup: false, figures }).forEach(({ type, attrs }) => {
    if (type.name === 'reference') pieces.push(attrs['name']);
  });
  expect(new Set(pieces)).toEqual(new Set(expected.map((one) => one?.name)));
});
