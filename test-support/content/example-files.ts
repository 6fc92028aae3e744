import { cpSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../docs');

/** Puts the files that examples of blocks name into a site: a picture, a video and its captions. */
export function addExampleFiles(site: string): void {
  cpSync(join(DOCS, 'media/example'), join(site, 'media/example'), { recursive: true });
  cpSync(join(DOCS, 'public/example'), join(site, 'public/example'), { recursive: true });
}
