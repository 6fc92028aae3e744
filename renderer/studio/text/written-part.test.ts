import { expect, test } from 'vitest';
import type { MarkdownKind } from '../../dev/source/text-sources.ts';
import { WrittenPart } from './written-part.ts';

/** The part of a text that is between two bars. */
function part(marked: string, kind: MarkdownKind = 'paragraph'): WrittenPart {
  const [before = '', own = '', after = ''] = marked.split('|');
  const range = [before.length, before.length + own.length] as const;
  return new WrittenPart(before + own + after, range, kind);
}

test('other words take its place, and nothing else changes', () => {
  const own = part('One\n\n  - |Two|\n\nThree\n', 'entry');
  expect(own.words).toEqual({ isHeading: false, indent: '    ' });
  expect(own.put('Two and a half')).toBe('One\n\n  - Two and a half\n\nThree\n');
  expect(own.put('2')).toBe('One\n\n  - 2\n\nThree\n');
  expect(own.raw).toBe('2');
});

test.each<[MarkdownKind, string, string]>([
  ['paragraph', 'One\n\n|Two|\n\nThree\n', 'One\n\nThree\n'],
  ['paragraph', 'One\n\n|Two|\n', 'One\n\n'],
  ['heading', '## |One| ##\n\nTwo\n', 'Two\n'],
  ['heading', '|One|\n---\n\nTwo\n', 'Two\n'],
  ['entry', '1. |One|\n2. Two\n', '1. Two\n'],
  ['entry', '- |One|\n\n- Two\n', '- Two\n'],
  ['entry', '- One\n  1. |Two|\n- Three\n', '- One\n- Three\n'],
  ['entry', '- One\n- |Two|', '- One\n'],
])('a %s without words goes: %j is %j', (kind, before, after) => {
  expect(part(before, kind).put('')).toBe(after);
});

test('it goes on where others have changed the text before it, in it or behind it', () => {
  const own = part('One\n\n|Two|\n\nThree\n');
  expect(own.follow('One more\n\nTwo\n\nThree\n')).toBe('Two');
  expect(own.follow('One more\n\nTwo\n\nThree, four\n')).toBe('Two');
  expect(own.follow('One more\n\nTwice\n\nThree, four\n')).toBe('Twice');
  expect(own.put('2')).toBe('One more\n\n2\n\nThree, four\n');
  expect(own.follow('More\n\n2\n\nFive\n')).toBe('2');
  expect(own.put('Two')).toBe('More\n\nTwo\n\nFive\n');
  expect(own.follow('Other words\n')).toBeUndefined();
});
