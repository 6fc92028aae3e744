import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { subsetApart } from './subset-apart.ts';

const name = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
const bytes = readFileSync(createRequire(import.meta.url).resolve(name));
const order = { characters: 'ab', options: { targetFormat: 'woff2' } } as const;

test('fonts are cut one after the other in one thread, which ends and gives back its memory', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  const { external } = process.memoryUsage();
  const cuts = await Promise.all(
    ['ab', 'abc'].map((characters) => subsetApart({ ...order, bytes, characters })),
  );
  cuts.push(await subsetApart({ ...order, bytes }));
  for (const cut of cuts) {
    expect(cut.toString('latin1', 0, 4)).toBe('wOF2');
    expect(cut.length).toBeLessThan(bytes.length / 10);
  }
  const [first, second, third] = cuts;
  expect(third).toEqual(first);
  expect(second?.length).toBeGreaterThan(first?.length ?? 0);
  expect(process.memoryUsage().external - external).toBeLessThan(2 ** 22);
  const threads = asked.mock.contexts;
  asked.mockRestore();
  expect(threads).toHaveLength(cuts.length);
  const [thread, ...others] = new Set(threads);
  expect(others).toEqual([]);
  if (!(thread instanceof Worker)) throw new Error('No thread was started.');
  await once(thread, 'exit');
});

test('what is no font fails here as it does in the thread, and the next font is cut', async () => {
  await expect(subsetApart({ ...order, bytes: Buffer.from('no font') })).rejects.toThrow(/font/i);
  expect((await subsetApart({ ...order, bytes })).toString('latin1', 0, 4)).toBe('wOF2');
});
