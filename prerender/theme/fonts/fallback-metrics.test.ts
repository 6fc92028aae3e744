import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fallbackMetrics } from './fallback-metrics.ts';

const cache = mkdtempSync(join(tmpdir(), 'fallback-metrics-'));
afterAll(() => rmSync(cache, { recursive: true }));

const file = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const font = { content: readFileSync(file), digest: 'font' };

test.each([
  ['sans', 'desktop', 'regular', '100.9%', '99.1%', '30%', '0%'],
  ['sans', 'desktop', 'bold', '93.8%', '106.7%', '32.3%', '0%'],
  ['sans', 'android', 'bold', '99.5%', '100.5%', '30.4%', 'normal'],
  ['serif', 'desktop', 'regular', '110.8%', '90.3%', '27.4%', '0%'],
  ['serif', 'android', 'regular', '93.6%', '106.9%', '32.4%', 'normal'],
] as const)(
  'a %s font of %s, %s, is stretched to the width and the lines of the font that it stands in for',
  async (kind, platform, weight, size, ascent, descent, lineGap) => {
    expect(await fallbackMetrics(font, { kind, platform, weight }, cache)).toEqual({
      size,
      ascent,
      descent,
      lineGap,
    });
  },
);

test('what was measured once is read, and something else in its place is named', async () => {
  const known = { size: '1%', ascent: '2%', descent: '3%', lineGap: '4%' };
  const keep = (name: string, value: unknown): void =>
    writeFileSync(join(cache, `fonts/${name}.sans.desktop.bold.2.json`), JSON.stringify(value));
  mkdirSync(join(cache, 'fonts'), { recursive: true });
  keep('known', known);
  keep('other', { ...known, lineGap: 4 });
  const bold = { kind: 'sans', platform: 'desktop', weight: 'bold' } as const;
  expect(await fallbackMetrics({ ...font, digest: 'known' }, bold, cache)).toEqual(known);
  await expect(fallbackMetrics({ ...font, digest: 'other' }, bold, cache)).rejects.toThrow(
    'fonts/other.sans.desktop.bold.2.json in the cache is invalid.',
  );
});
