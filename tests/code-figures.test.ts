import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFigures } from '../bench/code/figures.ts';

const { longestFile, fullestFolder, longestChain, pageTypes } = codeFigures(
  join(import.meta.dirname, '..'),
);

it('no file is longer than 300 lines', () => {
  expect(longestFile.lines, longestFile.file).toBeLessThanOrEqual(300);
});

it('no folder has more than fourteen source files at one level', () => {
  expect(fullestFolder.files, fullestFolder.folder).toBeLessThanOrEqual(14);
});

it('no way along imports is longer than sixteen files', () => {
  expect(longestChain.length, longestChain.join(' > ')).toBeLessThanOrEqual(16);
});

it('what a page passes through has at most eleven types named after it', () => {
  expect(pageTypes.length, pageTypes.join(', ')).toBeLessThanOrEqual(11);
});
