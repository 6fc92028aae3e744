import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureFile } from '../../renderer/data/types.ts';
import { listBelow } from '../output/output-dir.ts';
import type { SiteFolders } from '../engine/paths.ts';
import { KeptData } from './cache-file.ts';
import type { MadeFiles } from './build-if-changed.ts';

/** What a build leaves behind, so that the next one does no more than has to be done. */
export interface BuildManifest {
  /** A digest of all that every page is made from, beside its own file and pictures. */
  shared: string;
  /** Pages as they were written, by file. */
  pages: Record<string, WrittenPage>;
  pictures: MadeFiles<PictureFile>;
  shareImages: MadeFiles<string>;
  /** Everything in the folder but the pages, as paths from there. */
  files: string[];
  /** Files of builds before this one that visitors may still need. */
  outdated: string[];
  /** Sources of the documents' scripts, as a policy names them. */
  scripts: string[];
}

export interface WrittenPage {
  /** Of the text it was made from. */
  digest: string;
  /** Of the HTML and of the data, in bytes. */
  sizes: [html: number, data: number];
  /** The source of its style sheet, as a policy names it. */
  style: string;
}

/** @param engine see `hashEngine` */
export function recordOf({ cache }: SiteFolders, engine: string): KeptData<BuildManifest> {
  return new KeptData(join(cache, 'built.json'), engine);
}

/**
 * Takes the record of the last build away: if this one ends before it leaves its own, the next starts from nothing.
 * Without a record all that lies in `dist/` is taken for outdated, but stays until new files stand in its place.
 */
export function takeRecord(kept: KeptData<BuildManifest>, { dist }: SiteFolders): BuildManifest {
  const record = kept.read();
  kept.forget();
  if (record) return record;
  const files = existsSync(dist) ? listBelow(dist) : [];
  return {
    shared: '',
    pages: {},
    pictures: {},
    shareImages: {},
    files,
    outdated: [],
    scripts: [],
  };
}
