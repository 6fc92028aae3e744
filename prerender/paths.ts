import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the engine itself lives: the folder with vite.config.ts and index.html. */
export const ENGINE = fileURLToPath(new URL('..', import.meta.url));

/** The sheet whose properties are written as their values. */
export const CONSTANTS = join(ENGINE, 'renderer/styles/constants.css');

/** Every folder of renderer/blocks with an index.tsx is the component of the block type of that name. */
export function listComponents(folder = join(ENGINE, 'renderer/blocks')): string[] {
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.tsx')));
}

/** The folders of one site, as absolute paths. */
export interface SiteFolders {
  root: string;
  media: string;
  /** Files served as they are; need not exist. */
  public: string;
  /** What the build writes. */
  dist: string;
  /** What the build may keep from one run to the next. */
  cache: string;
}

/** @param site any folder that holds a site.yaml, pages/ and media/ */
export function siteFolders(site: string): SiteFolders {
  const root = resolve(site);
  return {
    root,
    media: join(root, 'media'),
    public: join(root, 'public'),
    dist: join(root, 'dist'),
    cache: join(root, '.cache'),
  };
}
