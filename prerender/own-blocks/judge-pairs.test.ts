import { expect, test } from 'vitest';
import { judgePairs } from './judge-pairs.ts';

/** The messages about a sheet, each with the words that it points at. */
const judge = (text: string) =>
  judgePairs(text).map(({ at, message, suggestion }) => [
    typeof at === 'object' ? text.slice(...at) : at,
    message,
    suggestion,
  ]);

test('words on a ground that a theme is measured for are readable', () => {
  expect(judge('.a { color: var(--text); background: var(--surface-tint); }')).toEqual([]);
  expect(judge('.a { color: var(--accent); } .b { background: var(--accent); }')).toEqual([]);
  expect(judge('.a { border-color: var(--accent); background: var(--surface); }')).toEqual([]);
});

test('others are told, with those that are', () => {
  const [[words, message, suggestion] = []] = judge(
    '@layer blocks { .a { background-color: var(--accent); color: var(--text-muted); } }',
  );
  expect(words).toBe('--text-muted');
  expect(message).toBe(
    '`--text-muted` on `--accent` may be hard to read: themes are not checked for this pair.',
  );
  expect(suggestion).toBe('Checked on `--accent`: `--on-accent`.');
  expect(judge('.a { color: var(--text); background: var(--spark) }')[0]?.[2]).toBe(
    'Choose another ground, such as `--surface` or `--surface-tint`.',
  );
});
