import { expect, test } from 'vitest';
import { isEastAsian } from './east-asian.ts';

test.each(['ja', 'zh', 'zh-TW', 'ko', 'yue'])('%s fills squares', (language) =>
  expect(isEastAsian(language)).toBe(true),
);

test.each(['en', 'hi', 'ja-Latn', 'vi'])('%s does not', (language) =>
  expect(isEastAsian(language)).toBe(false),
);
