import { expect, test } from 'vitest';
import { beyondAscii, hash, longSentencesOf } from './page-index.ts';

test('the number of a sentence is the same in each build, as a cache may hold it', () => {
  expect(hash('')).toBe(3338908027751811);
  expect(hash('a')).toBe(7929297801672961);
  expect(hash('ab')).toBe(3382748631033682);
  expect(hash('ä – 😀')).toBe(7668255476213481);
});

test('only characters beyond ASCII are asked of a font, those of two units whole', () => {
  expect(beyondAscii('Aé ~\u007f\u0080 😀')).toEqual(['é', '\u0080', '😀']);
  expect(beyondAscii('Plain')).toEqual([]);
});

test('sentences count from 60 characters on, and those in tables do not', () => {
  const long = `${'x'.repeat(59)}.`;
  const short = `${'y'.repeat(58)}.`;
  const asked = `${'z'.repeat(59)}?`;
  expect(longSentencesOf(`${long} ${short}\n${asked}`)).toEqual([long, asked]);
  expect(longSentencesOf(`${long}\n| ${asked} |`)).toEqual([long]);
});
