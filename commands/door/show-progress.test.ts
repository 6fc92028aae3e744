import { expect, it } from 'vitest';
import { progressLine } from './show-progress.ts';

it('says how many are done, and how long the others will take at this rate', () => {
  expect(progressLine('Checked', 2500, 10_000, 3000)).toBe(
    'Checked 2,500 of 10,000 pages, 9 s left',
  );
});
