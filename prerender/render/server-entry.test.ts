import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as renderer from '../../renderer/entry-server.tsx';
import { ENGINE } from '../paths.ts';
import { isServerEntry, loadServerEntry, type ServerEntry } from './server-entry.ts';

it('is what the renderer offers', () => {
  const entry: ServerEntry = renderer;
  expect(Object.keys(entry).sort()).toEqual([
    'renderAnnouncement',
    'renderBlocks',
    'renderMarkedBody',
    'renderNotFound',
    'renderPageBody',
  ]);
});

it('refuses another module', async () => {
  const file = join(ENGINE, 'schema/media-type.ts');
  await expect(loadServerEntry(file)).rejects.toThrow(`${file} does not render pages.`);
});

it.each(Object.keys(renderer))('is not what lacks %s', (name) => {
  expect(isServerEntry({ ...renderer })).toBe(true);
  expect(isServerEntry({ ...renderer, [name]: 'no function' })).toBe(false);
});
