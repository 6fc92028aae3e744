import { expect, test } from 'vitest';
import { keepOthersWords } from './keep-others-words.ts';

const draft = { text: () => 'title: One two\nlead: |\n  First.\n\n  Last words.\n' };

function writeBeside(path: string, value: string, was: string) {
  const operations = [{ op: 'set', path, value } as const];
  return keepOthersWords(draft, [{ file: 'pages/a.yaml', operations }], was);
}

/** What a field would say. */
function write(path: string, value: string, was: string): unknown {
  return writeBeside(path, value, was).changes[0]?.operations;
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

test('words of others that are replaced are told, unless nobody else has written them', () => {
  expect(writeBeside('/title', 'Three two', 'Four two').replaced).toBe('One two');
  expect(writeBeside('/title', 'One two, three', 'One two ')).not.toHaveProperty('replaced');
  expect(writeBeside('/lead', 'First, now.\n\nLast.\n', 'First.\n\nLast.\n')).not.toHaveProperty(
    'replaced',
  );
});
