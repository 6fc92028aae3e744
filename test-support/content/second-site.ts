import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const SECOND = join(import.meta.dirname, '../../tests/second-site');

/** Copies the second site for a test that changes it, with a photograph in the place of the one that it lacks. */
export async function secondSiteWithPhotograph(): Promise<string> {
  const site = mkdtempSync(join(tmpdir(), 'second-site-'));
  for (const part of ['site.yaml', 'pages', 'media'])
    cpSync(join(SECOND, part), join(site, part), { recursive: true });
  const colour = { r: 120, g: 90, b: 60 };
  await sharp({ create: { width: 1000, height: 600, channels: 3, background: colour } })
    .png()
    .toFile(join(site, 'media/house.png'));
  return site;
}
