import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ENGINE } from '../../prerender/paths.ts';

const FOLDER = join(ENGINE, 'docs/demo');
const SCHEMES = ['light', 'dark'];

/** What README may load, in bytes. */
const MOST_BYTES = 2_000_000;
/** How long somebody watches, in milliseconds. */
const LONGEST = 12_000;

it.each(SCHEMES)('the demo in %s moves, for 12 seconds at most', async (scheme) => {
  const path = join(FOLDER, `${scheme}.webp`);
  const { pages = 1, delay = [] } = await sharp(path).metadata();
  expect(pages).toBeGreaterThan(1);
  expect(delay).toHaveLength(pages);
  expect(delay.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(LONGEST);
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_BYTES);
});

it.each(SCHEMES)('the still in %s has the size of the demo and does not move', async (scheme) => {
  const path = join(FOLDER, `still-${scheme}.webp`);
  const still = await sharp(path).metadata();
  const moving = await sharp(join(FOLDER, `${scheme}.webp`)).metadata();
  expect(still.pages ?? 1).toBe(1);
  expect([still.width, still.height]).toEqual([moving.width, moving.height]);
  expect(statSync(path).size).toBeLessThanOrEqual(MOST_BYTES);
});

it('README shows pictures of the demo that are there', () => {
  const readme = readFileSync(join(ENGINE, 'README.md'), 'utf8');
  const shown = [...readme.matchAll(/"([^"]*\bdemo\/[^"]*\.webp)"/g)].map(([, path = '']) => path);
  expect(shown.filter((path) => !existsSync(join(ENGINE, path)))).toEqual([]);
});
