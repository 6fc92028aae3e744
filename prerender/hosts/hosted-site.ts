import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaType } from '../../schema/media-type.ts';
import { redirectFile } from '../output/redirects.ts';
import { COPY_ENDINGS } from '../output/compressed-copies.ts';
import { documentHeaders } from '../output/headers/document-headers.ts';
import { isDocument } from '../output/headers/file-headers.ts';
import { inlineSources } from '../output/headers/inline-sources.ts';
import { type MovedRule, movedRules } from '../output/headers/moved-addresses.ts';
import { listBelow } from '../../check/files/list-below.ts';
import { readServing } from '../output/serving.ts';
import type { Serving } from '../../schema/generated/data.d.ts';

/** A built site as another host is to serve it. */
export interface HostedSite {
  /** How it is to be served, without what only documents of earlier builds have inlined. */
  serving: Serving;
  /** The files that visitors may ask for, as paths from the folder; compressed copies are not included. */
  files: string[];
  /** What documents are sent with besides what every file is, by address: `/about`, `/404.html`. */
  documents: ReadonlyMap<string, Record<string, string>>;
  /** Folders whose unknown addresses have a page of their own, such as `/de`; not that of the whole site. */
  notFound: string[];
  moved: MovedRule[];
}

/** Reads what a build has written. */
export function readHostedSite(dist: string): HostedSite {
  const serving = readServing(dist);
  // A host that redirects needs no document that does.
  const redirectPages = new Set(Object.keys(serving.redirects).map(redirectFile));
  const all = new Set(listBelow(dist).map((file) => file.replaceAll('\\', '/')));
  const files = [...all]
    .filter((file) => isServed(file) && !isCopy(file, all) && !redirectPages.has(file))
    .toSorted();
  const documents = files
    .filter((file) => isDocument(`/${file}`))
    .map((file) => ({ file, html: readFileSync(join(dist, file), 'utf8') }));
  return {
    serving: withoutOthers(
      serving,
      documents.map(({ html }) => html),
    ),
    files,
    documents: new Map(
      documents.map(({ file, html }) => [addressOf(file), documentHeaders(html, serving)]),
    ),
    notFound: documents.flatMap(({ file }) => {
      const [, folder] = /^([a-z0-9-]+)\/404\.html$/.exec(file) ?? [];
      return folder === undefined ? [] : [`/${folder}`];
    }),
    moved: movedRules(serving),
  };
}

/** A line of a header has room for what is there now. */
function withoutOthers(serving: Serving, documents: readonly string[]): Serving {
  const used = new Set(
    documents.flatMap((html) => {
      const { style, script, frames } = inlineSources(html);
      return [style, script, ...frames];
    }),
  );
  const { styles, scripts, frames } = serving;
  const isUsed = (source: string): boolean => used.has(source);
  return {
    ...serving,
    styles: styles.filter(isUsed),
    scripts: scripts.filter(isUsed),
    frames: frames.filter(isUsed),
  };
}

/** The address of a document: a page has that of its folder. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

/** What is hidden, or of no type that browsers know, is sent to nobody. */
function isServed(file: string): boolean {
  return !/(^|\/)\.(?!well-known\/)/.test(file) && mediaType(file) !== undefined;
}

function isCopy(file: string, all: ReadonlySet<string>): boolean {
  return COPY_ENDINGS.some(
    (ending) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)),
  );
}
