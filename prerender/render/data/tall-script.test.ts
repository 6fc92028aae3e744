import { expect, test } from 'vitest';
import { hasTallScript } from './tall-script.ts';

test.each(['hi', 'mr', 'bn', 'ta', 'th', 'sa', 'pa-IN'])('%s is set with more room', (language) =>
  expect(hasTallScript(language)).toBe(true),
);

test.each(['en', 'de', 'ar', 'ja', 'hi-Latn', 'pa-PK'])('%s is not', (language) =>
  expect(hasTallScript(language)).toBe(false),
);
