import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layCase } from '../../test-support/content/lay-case.ts';
import { writeOwn } from './write-own.ts';

/** A site from the cases of bad content. */
function layOut(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  layCase(name, site);
  return site;
}

test('types and a page are written for a single block of a site, and nothing where it has none', () => {
  const site = layOut('own-block-in-use');
  writeOwn(site);
  expect(readFileSync(join(site, 'blocks/README.md'), 'utf8')).toContain('# Blocks of this site\n');
  const without = layOut('good-site');
  writeOwn(without);
  expect(existsSync(join(without, 'blocks'))).toBe(false);
});
