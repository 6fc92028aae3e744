import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFigures } from '../bench/code/figures.ts';

const { longestFile } = codeFigures(join(import.meta.dirname, '..'));

it('no file is longer than 300 lines', () => {
  expect(longestFile.lines, longestFile.file).toBeLessThanOrEqual(300);
});
