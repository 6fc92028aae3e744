import { join } from 'node:path';
import { expect, it } from 'vitest';
import { yamlFilesBelow } from './yaml-files.ts';

it('follows no link out of a folder', () => {
  const site = join(import.meta.dirname, '../../tests/bad-content/file-outside-site');
  expect(yamlFilesBelow(site)).toEqual([]);
});
