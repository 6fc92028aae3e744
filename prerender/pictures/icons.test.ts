import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { iconShapes, writeIcons } from './icons.ts';

const dist = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(dist, { recursive: true }));

it('writes one file with a symbol for each icon, named after its content', () => {
  const url = writeIcons(['x', 'check'], dist);
  expect(writeIcons(new Set(['check', 'x']), dist)).toBe(url);
  expect(writeIcons(['check'], dist)).not.toBe(url);
  const sprite = readFileSync(join(dist, url), 'utf8');
  expect(sprite).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><symbol id="check" /);
  expect(sprite.match(/<symbol id="[^"]+" viewBox="0 0 24 24">/g)).toHaveLength(2);
});

it('takes an icon apart into its shapes', () => {
  expect(iconShapes('x')).toEqual([
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ]);
  expect(iconShapes('target').map(([tag]) => tag)).toEqual(['circle', 'circle', 'circle']);
});

it('says which icon does not exist', () => {
  expect(() => iconShapes('no-such-icon')).toThrow(/no-such-icon\.svg/);
});
