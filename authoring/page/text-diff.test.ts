import { applyPatch } from 'diff';
import { expect, it, test } from 'vitest';
import { textDiff } from './text-diff.ts';

const lines = (count: number, word: string): string =>
  Array.from({ length: count }, (_, n) => `${word} ${n}\n`).join('');

it('shows the lines that go and come, with those around them', () => {
  const before = lines(9, 'Line');
  expect(textDiff('pages/a.yaml', before, before.replace('Line 4', 'Other'))).toBe(
    [
      '--- a/pages/a.yaml',
      '+++ b/pages/a.yaml',
      '@@ -1,9 +1,9 @@',
      ...[0, 1, 2, 3].map((n) => ` Line ${n}`),
      '-Line 4',
      '+Other',
      ...[5, 6, 7, 8].map((n) => ` Line ${n}`),
      '',
    ].join('\n'),
  );
});

test.for([
  ['comes', undefined, 'title: A\n', '--- /dev/null\n+++ b/a.yaml\n@@ -0,0 +1,1 @@\n+title: A\n'],
  ['goes', 'title: A\n', undefined, '--- a/a.yaml\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-title: A\n'],
] as const)('a file that %s has no other side', ([, before, after, diff]) => {
  expect(textDiff('a.yaml', before, after)).toBe(diff);
});

it('of texts that have nearly nothing in common, lets all of one go and all of the other come', () => {
  const [before, after] = [`title: A\n${lines(5000, 'old')}`, `title: A\n${lines(5000, 'new')}`];
  const diff = textDiff('a.yaml', before, after);
  expect(diff).toContain('@@ -1,5001 +1,5001 @@\n-title: A\n-old 0\n');
  expect(applyPatch(before, diff)).toBe(after);
});
