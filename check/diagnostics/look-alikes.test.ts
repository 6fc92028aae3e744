import { describe, expect, test } from 'vitest';
import { closest } from './did-you-mean.ts';
import { explainLookAlike, inPlainCharacters } from './look-alikes.ts';

describe('inPlainCharacters', () => {
  test.each([
    ['h\u0435ading', 'heading'],
    ['\u0391\u03bfa', 'Aoa'],
    ['te\u200cam\u200e', 'team'],
    ['\u00a0title\u3000', 'title'],
    ['\uff0fteam', '/team'],
    ['\u0662\u0660\u0662\u0666\u201301\u201302', '2026-01-02'],
    ['\u00fcber-uns', '\u00fcber-uns'],
    ['/team', '/team'],
  ])('%j is %j', (text, plain) => {
    expect(inPlainCharacters(text)).toBe(plain);
  });
});

test('what differs between words that look alike is named', () => {
  expect(explainLookAlike("'h\u0435ading'", 'heading')).toBe(
    'Write `heading` with a plain `e`; this is a Cyrillic letter (U+0435).',
  );
  expect(explainLookAlike('title\u00a0', 'title')).toBe(
    'Write `title`, without the no-break space (U+00A0).',
  );
  expect(explainLookAlike('titel', 'title')).toBeUndefined();
  expect(explainLookAlike('title', 'title')).toBeUndefined();
});

test('words that look alike are the closest', () => {
  expect(closest('\u0441\u0430rds', ['wards', 'cards'])).toEqual(['cards']);
});
