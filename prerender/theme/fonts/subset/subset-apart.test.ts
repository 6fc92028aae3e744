import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { subsetApart } from './subset-apart.ts';

const name = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
const order = { characters: 'ab', options: { targetFormat: 'woff2' } } as const;

test('a font is cut, and what that takes of memory is given back', async () => {
  const { external } = process.memoryUsage();
  const cut = await subsetApart({ ...order, bytes });
  expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
  expect(cut.length).toBeLessThan(bytes.length / 10);
  expect(process.memoryUsage().external - external).toBeLessThan(2 ** 22);
});

test('what is no font fails here as it does in the thread', async () => {
  await expect(subsetApart({ ...order, bytes: Buffer.from('no font') })).rejects.toThrow(/font/i);
});
