import { expect, it } from 'vitest';
import { wordsAsCell, wordsAsMarkdown } from './docs-page.ts';

it('shows signs of Markdown that are spoken of as they are written', () => {
  expect(wordsAsMarkdown('Below `text: |`, <b> is not **bold**.')).toBe(
    'Below `text: |`, \\<b> is not `**bold**`.',
  );
  expect(wordsAsMarkdown('Write `<b>`.')).toBe('Write `<b>`.');
});

it('lets no bar end a cell, not even one in code', () => {
  expect(wordsAsCell('Below `text: |`, a | b.')).toBe('Below `text: \\|`, a \\| b.');
});
