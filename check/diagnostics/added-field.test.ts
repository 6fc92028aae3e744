import { expect, test } from 'vitest';
import { locateInText } from '../yaml/locate.ts';
import { addedField } from './added-field.ts';
import { SourceText } from './source-text.ts';

function added(text: string): string | undefined {
  const yaml = { source: new SourceText(text), parsed: { data: {}, locate: locateInText(text) } };
  const fix = addedField(yaml, ['picture', 'src'], 'decoration: true');
  return fix && text.slice(0, fix.start) + fix.text + text.slice(fix.end);
}

test('adds a field behind another one in braces', () => {
  expect(added('picture: { src: a.svg } # ours\n')).toBe(
    'picture: { src: a.svg, decoration: true } # ours\n',
  );
  expect(added("picture: { src: 'a.svg', focus: [0, 1] }")).toBe(
    "picture: { src: 'a.svg', decoration: true, focus: [0, 1] }",
  );
});

test('adds a field in a line of its own, below the comment', () => {
  expect(added('picture:\n  src: a.svg # ours\n  ratio: 1:1\n')).toBe(
    'picture:\n  src: a.svg # ours\n  decoration: true\n  ratio: 1:1\n',
  );
  expect(added('picture:\r\n  src: a.svg\r\n')).toBe(
    'picture:\r\n  src: a.svg\r\n  decoration: true\r\n',
  );
  expect(added('picture:\n  src: a.svg')).toBe('picture:\n  src: a.svg\n  decoration: true');
});

test('adds nothing to a text in several lines', () => {
  expect(added('picture:\n  src: >-\n    a.svg\n')).toBeUndefined();
});
