import { expect, test } from 'vitest';
import { inlineScript } from './single-script.ts';

test('an inline script is classic code in one piece, with the values of names in it', async () => {
  const code = await inlineScript('bootstrap');
  expect(code).toContain('`data-needed`');
  // Nothing is asked for before it, and nothing of it is seen by other scripts.
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(code).not.toMatch(/NEEDED|\bexport\b/);
});
