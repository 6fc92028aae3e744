import { expect, it } from 'vitest';
import { fixText } from './fix-text.ts';

it('fixes from the end, so that every place stays true', () => {
  const text = 'titel: a # keep\nledd: 12\n';
  const fixes = [
    { start: 0, end: 5, text: 'title' },
    { start: 16, end: 20, text: 'lead' },
    { start: 22, end: 24, text: "'12'" },
  ];
  expect(fixText(text, fixes).text).toBe("title: a # keep\nlead: '12'\n");
});

it('leaves one of two fixes that overlap for the next round', () => {
  const fixes = [
    { start: 3, end: 8, text: 'X' },
    { start: 6, end: 7, text: 'Y' },
  ];
  expect(fixText('a: bcdefg', fixes).text).toBe('a: bcdYfg');
});

it('makes both of two fixes that touch', () => {
  const fixes = [
    { start: 0, end: 2, text: 'A' },
    { start: 2, end: 4, text: 'B' },
  ];
  expect(fixText('aabb', fixes).text).toBe('AB');
});

it('removes spaces at the ends of lines', () => {
  expect(fixText('a: b  \r\nc: [d,  \r\n  e]\t\r\n# f \r\n', []).text).toBe(
    'a: b\r\nc: [d,\r\n  e]\r\n# f\r\n',
  );
});

it('keeps spaces that belong to a text', () => {
  expect(fixText('a: |\n  b  \n  c\n', []).text).toBe('a: |\n  b  \n  c\n');
});
