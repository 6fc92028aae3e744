import { expect, test } from 'vitest';
import { directionOf, hasTallScript, isEastAsian } from './scripts.ts';

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ps', 'yi', 'ckb', 'dv', 'az-Arab', 'ku-Arab'])(
  '%s is written from right to left',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

test.each(['en', 'de-AT', 'hi', 'ja', 'zh-Hant', 'az', 'ku', 'ar-Latn', 'qaa'])(
  '%s is written from left to right',
  (language) => expect(directionOf(language)).toBe('ltr'),
);

test.each(['hi', 'mr', 'bn', 'ta', 'th', 'sa', 'pa-IN'])('%s is set with more room', (language) =>
  expect(hasTallScript(language)).toBe(true),
);

test.each(['en', 'de', 'ar', 'ja', 'hi-Latn', 'pa-PK'])('%s is not', (language) =>
  expect(hasTallScript(language)).toBe(false),
);

test.each(['ja', 'zh', 'zh-TW', 'ko', 'yue'])('%s fills squares', (language) =>
  expect(isEastAsian(language)).toBe(true),
);

test.each(['en', 'hi', 'ja-Latn', 'vi'])('%s does not', (language) =>
  expect(isEastAsian(language)).toBe(false),
);
