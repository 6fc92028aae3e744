import { expect, test } from 'vitest';
import { directionOf } from './direction.ts';

test.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ps', 'yi', 'ckb', 'dv', 'az-Arab', 'ku-Arab'])(
  '%s is written from right to left',
  (language) => expect(directionOf(language)).toBe('rtl'),
);

test.each(['en', 'de-AT', 'hi', 'ja', 'zh-Hant', 'az', 'ku', 'ar-Latn', 'qaa'])(
  '%s is written from left to right',
  (language) => expect(directionOf(language)).toBe('ltr'),
);
