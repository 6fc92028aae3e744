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

test('a font of the system is stretched to the width and the lines of the one that it stands in for', async () => {
  expect(await fallbackMetrics(font, 'sans', cache)).toEqual({
    size: '100.9%',
    ascent: '99.1%',
    descent: '30%',
    lineGap: '0%',
  });
  expect(await fallbackMetrics(font, 'serif', cache)).toEqual({
    size: '110.8%',
    ascent: '90.3%',
    descent: '27.4%',
    lineGap: '0%',
  });
});

test('what was measured once is read, and something else in its place is named', async () => {
  const known = { size: '1%', ascent: '2%', descent: '3%', lineGap: '4%' };
  const keep = (name: string, value: unknown): void =>
    writeFileSync(join(cache, `fonts/${name}.sans.1.json`), JSON.stringify(value));
  mkdirSync(join(cache, 'fonts'), { recursive: true });
  keep('known', known);
  keep('other', { ...known, lineGap: 4 });
  expect(await fallbackMetrics({ ...font, digest: 'known' }, 'sans', cache)).toEqual(known);
  await expect(fallbackMetrics({ ...font, digest: 'other' }, 'sans', cache)).rejects.toThrow(
    'fonts/other.sans.1.json in the cache is invalid.',
  );
});
