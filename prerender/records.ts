import type { PageIndex } from '../check/model/page-index.ts';
import type { PageResult } from '../check/model/page-result.ts';
import type { PictureFile } from '../renderer/data/types.ts';
import { isRecord } from '../schema/is-record.ts';

/** What is known of a page from one run to the next. */
export interface PageRecord extends Omit<PageResult, 'file' | 'page'> {
  /** How its file looked from outside when it was checked; see `fingerprint`. */
  fingerprint: string;
  index: PageIndex;
  /** What a build has written for it. */
  output?: PageOutput;
}

export interface PageOutput {
  /** Of the text it was made from. */
  digest: string;
  /** Of the HTML and of the data, in bytes. */
  sizes: [html: number, data: number];
  /** Whether the build has compressed them. */
  hasCopies: boolean;
  /** The source of its style sheet, as a policy names it. */
  style: string;
  /** Of what its lists of entries show; nothing of a page without lists. */
  lists?: string;
  /** The day of its last change that it names; nothing of a page that names none. */
  modified?: string;
}

/** What was made of a picture, and how the picture looked from outside then. */
export interface MadeFile<Made> {
  fingerprint: string;
  made: Made;
  /** Addresses of the files it consists of. */
  urls: string[];
}

/** By the pictures' paths below media/. */
export type MadeFiles<Made> = Record<string, MadeFile<Made>>;

/** What a build leaves behind beside pages, so that the next one does no more than has to be done. */
export interface BuildManifest {
  /** A digest of all that every page is made from, beside its own file and pictures. */
  shared: string;
  pictures: MadeFiles<PictureFile>;
  shareImages: MadeFiles<string>;
  /** What links to files of the site say of them, by address. */
  downloads: Record<string, string>;
  /** Addresses of the pages that were hidden. */
  hidden: string[];
  /** Everything in the folder but the pages, as paths from there. */
  files: string[];
  /** Files of builds before this one that visitors may still need. */
  outdated: string[];
  /** What features want to know in the next build, by their names. */
  memory: Record<string, string>;
}

/** What a build has left, in one piece. */
export interface LastBuild extends BuildManifest {
  /** By the files of the pages. */
  outputs: Readonly<Record<string, PageOutput>>;
}

/** What lies there before the first build. */
export const noBuild: LastBuild = {
  shared: '',
  pictures: {},
  shareImages: {},
  downloads: {},
  hidden: [],
  files: [],
  outdated: [],
  memory: {},
  outputs: {},
};

/** What is known of a site from one run to the next. */
export interface SiteRecord {
  /** Of what all pages were checked against. */
  facts: string;
  /** By file. */
  pages: Record<string, PageRecord>;
  /** Nothing if no build has come to its end. */
  build?: BuildManifest;
  /** What a build has written for pages that stand in for a missing translation, which are no files of their own. */
  fallbacks?: Record<string, PageOutput>;
}

/**
 * Looks at the shape of what comes out of the cache file, not at each value: its seal says that this very engine wrote
 * it, byte for byte. At 10,000 pages that takes 10 ms; a look at every value would take longer than parsing.
 */
export function isSiteRecord(value: unknown): value is SiteRecord {
  if (!isRecord(value) || typeof value['facts'] !== 'string') return false;
  const { pages, build, fallbacks } = value;
  return (
    isRecordOf(pages, isPageRecord) &&
    (build === undefined || isBuildManifest(build)) &&
    (fallbacks === undefined || isRecordOf(fallbacks, isPageOutput))
  );
}

function isPageRecord(value: unknown): value is PageRecord {
  return (
    isRecord(value) &&
    typeof value['fingerprint'] === 'string' &&
    typeof value['digest'] === 'string' &&
    Array.isArray(value['problems']) &&
    isPageIndex(value['index']) &&
    (value['output'] === undefined || isPageOutput(value['output']))
  );
}

function isPageIndex(value: unknown): value is PageIndex {
  if (!isRecord(value)) return false;
  const { links, anchors, ids, pictures, shareImages, favicons, sentenceHashes } = value;
  const lists = [links, anchors, ids, pictures, shareImages, favicons, sentenceHashes];
  return (
    lists.every(Array.isArray) &&
    typeof value['characters'] === 'string' &&
    typeof value['textDigest'] === 'string'
  );
}

export function isPageOutput(value: unknown): value is PageOutput {
  return (
    isRecord(value) &&
    typeof value['digest'] === 'string' &&
    Array.isArray(value['sizes']) &&
    typeof value['hasCopies'] === 'boolean' &&
    typeof value['style'] === 'string'
  );
}

/** What a thread has found on a page; the page itself it keeps as JSON. */
export function isPageResult(value: unknown): value is Omit<PageResult, 'page'> {
  return (
    isRecord(value) &&
    typeof value['file'] === 'string' &&
    typeof value['digest'] === 'string' &&
    Array.isArray(value['problems']) &&
    (value['index'] === undefined || isPageIndex(value['index']))
  );
}

function isBuildManifest(value: unknown): value is BuildManifest {
  return (
    isRecord(value) &&
    typeof value['shared'] === 'string' &&
    isRecordOf(value['pictures'], isMadeFile) &&
    isRecordOf(value['shareImages'], isMadeFile) &&
    isRecord(value['downloads']) &&
    isRecord(value['memory']) &&
    [value['files'], value['hidden'], value['outdated']].every(Array.isArray)
  );
}

function isMadeFile(value: unknown): value is MadeFile<unknown> {
  return (
    isRecord(value) && typeof value['fingerprint'] === 'string' && Array.isArray(value['urls'])
  );
}

export function isRecordOf<Value>(
  value: unknown,
  isValue: (value: unknown) => value is Value,
): value is Record<string, Value> {
  return isRecord(value) && Object.values(value).every(isValue);
}
