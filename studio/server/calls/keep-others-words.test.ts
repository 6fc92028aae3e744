import { expect, test } from 'vitest';
import { keepOthersWords } from './keep-others-words.ts';

const draft = { text: () => 'title: One two\nlead: |\n  First.\n\n  Last words.\n' };

/** What a field would say. */
function write(path: string, value: string, was: string): unknown {
  const operations = [{ op: 'set', path, value } as const];
  return keepOthersWords(draft, [{ file: 'pages/a.yaml', operations }], was)[0]?.operations;
}

test('what others have changed elsewhere in the same text stays', () => {
  expect(write('/lead', 'First, now.\n\nLast.\n', 'First.\n\nLast.\n')).toEqual([
    { op: 'set', path: '/lead', value: 'First, now.\n\nLast words.\n' },
  ]);
});

test('of the same words, those that were written last count; a text that is not there is written', () => {
  expect(write('/title', 'Three two', 'Four two')).toMatchObject([{ value: 'Three two' }]);
  expect(write('/heading', 'New', '')).toMatchObject([{ value: 'New' }]);
});
