import { expect, test } from 'vitest';
import { templatePieces, templateTexts } from '../schema/generated/template-texts.ts';
import { collectTemplateTexts } from './template-texts.ts';

const { texts, pieces } = collectTemplateTexts();

test('the check knows what the templates of today leave to a writer', () => {
  expect(texts).toEqual([...templateTexts]);
  expect(pieces).toEqual([...templatePieces]);
});

test.each(['Full Name', 'The first heading', 'Der dritte Grund'])(
  '%j is to be replaced',
  (text) => {
    expect(texts).toContain(text);
  },
);

test('of a text with a value in it, the longest piece is', () => {
  expect(pieces).toContain('To be written: ');
});
