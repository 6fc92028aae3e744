import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { IconShape } from '../../renderer/data/types.ts';
import { iconShapes, siteIcons, writeIcons } from './icons.ts';

const dist = mkdtempSync(join(tmpdir(), 'icons-'));
afterAll(() => rmSync(dist, { recursive: true }));

const none = new Map();

it('writes one file with a symbol for each icon, named after its content', () => {
  const url = writeIcons(['x', 'check'], none, dist);
  expect(writeIcons(new Set(['check', 'x']), none, dist)).toBe(url);
  expect(writeIcons(['check'], none, dist)).not.toBe(url);
  const sprite = readFileSync(join(dist, url), 'utf8');
  expect(sprite).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"><symbol id="check" /);
  expect(sprite.match(/<symbol id="[^"]+" viewBox="0 0 24 24">/g)).toHaveLength(2);
});

it('takes an icon apart into its shapes', () => {
  expect(iconShapes('x', none)).toEqual([
    ['path', { d: 'M18 6 6 18' }],
    ['path', { d: 'm6 6 12 12' }],
  ]);
  expect(iconShapes('target', none).map(([tag]) => tag)).toEqual(['circle', 'circle', 'circle']);
});

it('says which icon does not exist', () => {
  expect(() => iconShapes('no-such-icon', none)).toThrow(/no-such-icon\.svg/);
});

it('draws an icon of the site, also in the place of one of the library', () => {
  const shapes: IconShape[] = [['path', { d: 'M0 0h24', fillRule: 'evenodd' }]];
  const own = new Map([['x', { shapes }]]);
  expect(iconShapes('x', own)).toEqual(shapes);
  const sprite = readFileSync(join(dist, writeIcons(['check', 'x'], own, dist)), 'utf8');
  expect(sprite).toContain(
    '<symbol id="x" viewBox="0 0 24 24"><path d="M0 0h24" fill-rule="evenodd" /></symbol>',
  );
});

it('takes an icon of the library where that of the site has a fault', () => {
  const own = new Map([['x', { fault: 'is no drawing' }]]);
  expect(iconShapes('x', own)).toEqual(iconShapes('x', none));
});

it('shares the icons of site.yaml and of components, and from right to left those that are mirrored', () => {
  const refs = { icons: ['leaf'], pictures: [], dates: [] };
  const leftToRight = siteIcons(refs, 'ltr');
  expect([leftToRight.has('leaf'), leftToRight.has('x')]).toEqual([true, true]);
  const more = [...siteIcons(refs, 'rtl')].filter((name) => !leftToRight.has(name));
  expect(more.length).toBeGreaterThan(0);
  expect(new Set([...leftToRight, ...more])).toEqual(siteIcons(refs, 'rtl'));
  expect([...leftToRight].filter((name) => !siteIcons(refs, 'rtl').has(name))).toEqual([]);
});
