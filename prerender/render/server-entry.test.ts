import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as renderer from '../../renderer/entry-server.tsx';
import { ENGINE } from '../engine/paths.ts';
import { loadServerEntry, type ServerEntry } from './server-entry.ts';

it('is what the renderer offers', () => {
  const entry: ServerEntry = renderer;
  expect(Object.keys(entry).sort()).toEqual([
    'renderAnnouncement',
    'renderNotFound',
    'renderPageBody',
  ]);
});

it('refuses another module', async () => {
  const file = join(ENGINE, 'schema/media-type.ts');
  await expect(loadServerEntry(file)).rejects.toThrow(`${file} does not render pages.`);
});
