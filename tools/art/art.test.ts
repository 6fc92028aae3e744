import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { TEAM } from './portraits/team.ts';

const media = join(import.meta.dirname, '../../media');

const files = readdirSync(media, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.svg'))
  .map((path) => path.replaceAll('\\', '/'))
  .toSorted();

const read = (path: string): string => readFileSync(join(media, path), 'utf8');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The marks of other companies are theirs; they are kept as they came and have no generator. */
const isMark = (path: string): boolean => path.startsWith('partners/');

/** An edge and the marks of others are not pictures, so they have no disc. */
const withoutDisc = (path: string): boolean => path === 'banner/ridge.svg' || isMark(path);

/** The three that the banner takes apart. */
const SLIDES = ['partner', 'implementation', 'transformation'].map((name) => `banner/${name}.svg`);

describe('the folder of drawings', () => {
  it('holds what the generators make, and nothing they do not know', () => {
    expect(files.filter((path) => !isMark(path))).toEqual(Object.keys(CATALOGUE).toSorted());
  });

  it('holds no two drawings alike', () => {
    const drawings = files.map(read);
    const repeats = files.filter((_, i) => drawings.indexOf(drawings[i] ?? '') !== i);
    expect(repeats).toEqual([]);
  });

  it('holds five marks in one colour, that of the text around them', () => {
    const paints = files.filter(isMark).map((path) => read(path).match(/(?:fill|stroke)="[^"]*"/g));
    expect(paints).toEqual(Array.from({ length: 5 }, () => ['fill="currentColor"']));
  });
});

it.each(files.filter((path) => !isMark(path)))('%s is up to date', (path) => {
  // If this fails: run `npx tsx tools/art/draw.ts`, look at the change, and commit it.
  expect(read(path)).toBe(CATALOGUE[path]);
});

it.each(files.filter((path) => !withoutDisc(path) && path !== 'share.svg'))(
  '%s shows the whole disc',
  (path) => {
    const drawing = read(path);
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawing)?.map(Number) ?? [];
    const [, x = 0, y = 0, radius = 0] =
      /data-disc="" cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/.exec(drawing)?.map(Number) ?? [];
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(radius);
    expect(x + radius).toBeLessThanOrEqual(width ?? 0);
    expect(y + radius).toBeLessThanOrEqual(height ?? 0);
  },
);

describe.each(files)('%s', (path) => {
  const drawing = read(path);

  it('is smaller than 12 KB', () => {
    expect(Buffer.byteLength(drawing)).toBeLessThan(12 * 1024);
  });

  it('can be shown by reference: a sized root around one group named art', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" preserveAspectRatio="[^"]+"[^>]*><g id="art"[^>]*>.*<\/g><\/svg>\n$/,
    );
  });

  it('has exactly one disc, if it is a picture', () => {
    expect(count(drawing, /data-disc=""/g)).toBe(withoutDisc(path) ? 0 : 1);
  });

  it('has no layer beyond the fourth', () => {
    const layers = [...drawing.matchAll(/data-layer="([^"]*)"/g)].map(([, number]) => number);
    expect(layers.filter((number) => !/^[1-4]$/.test(number ?? ''))).toEqual([]);
  });

  it('is made of plain shapes and attributes', () => {
    const elements = new Set([...drawing.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
    const plain = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse'];
    expect([...elements].filter((name) => !plain.includes(name ?? ''))).toEqual([]);
    expect(drawing).not.toMatch(/\s(?:style|class|filter|href|on\w+)=|url\(|NaN|undefined/);
  });

  it('names nothing twice', () => {
    const ids = [...drawing.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe.each(SLIDES)('%s', (path) => {
  it('names the parts the banner moves, in the order they are painted', () => {
    const ids = [...read(path).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['art', 'ground', 'disc', 'layer-1', 'layer-2', 'layer-3', 'layer-4']);
  });
});

describe('portraits', () => {
  it('are sixteen different recipes', () => {
    const recipes = TEAM.map((recipe) => JSON.stringify({ ...recipe, id: '' }));
    expect(new Set(recipes).size).toBe(16);
  });

  it('never put the same ground and garment side by side', () => {
    const looks = TEAM.map(({ ground, garment }) => `${garment} on ${ground}`);
    expect(looks.filter((look, i) => look === looks[i + 1])).toEqual([]);
  });
});
