import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckCache, PageResult } from '../../check/model/page-result.ts';
import type { SiteFacts } from '../../check/model/context.ts';
import { digestOf } from '../../check/files/digest.ts';
import { listBelow } from '../../check/files/list-below.ts';
import type { SiteFolders } from '../paths.ts';
import { CacheFile } from './cache-file.ts';
import { fingerprints, unchanged } from './fingerprint.ts';
import { type LastBuild, noBuild } from '../records.ts';
import type { PageRecord, SiteRecord } from '../../schema/generated/data.d.ts';
import { isSiteRecord } from '../../schema/generated/guards/records.js';

/** In pixels: no field asks for a picture that is wider (`leastWidth` in the schemas). */
const WIDEST_NEED = 1200;

/**
 * What is known of a site from one run to the next, in `.cache/site.json` of the site. At 34 pages it spares 0.8 s of a
 * build, at 10,000 pages 4 s of a check and 25 s of a build. `--no-cache` does without it (`fresh-cache.ts`).
 */
export class SiteCache implements CheckCache {
  readonly #file: CacheFile;
  readonly #folders: SiteFolders;
  #record: SiteRecord;
  #isSaved = true;

  /** @param engine of the engine that checks and builds; see `hashEngine` */
  constructor(folders: SiteFolders, engine: string, site: SiteFacts) {
    const { references, localReferences, globalAnchors, pictures, ownIcons, siteUrl, today } = site;
    const { siteFields, embeds, isHeaderOver, timeZone, ownBlocks, featureModules } = site;
    const local = [...localReferences].map(([tag, values]) => [tag, ...values]);
    const remarkable = [...pictures].filter(
      ([, { fault, size }]) => fault ?? (size && size.width < WIDEST_NEED),
    );
    // Of site.yaml, the pictures, the site's own blocks and features and the calendar, the check of a page depends on no more than this.
    const facts = digestOf(
      JSON.stringify([
        [...(references ?? [])],
        local,
        [...globalAnchors],
        [...siteFields],
        embeds,
        isHeaderOver,
        remarkable,
        [...pictures].flatMap(([path, { tones }]) => (tones ? [[path, tones]] : [])),
        [...ownIcons],
        siteUrl,
        today,
        timeZone,
        ownBlocks,
        featureModules.map(({ name, digest }) => [name, digest]),
      ]),
    );
    this.#folders = folders;
    this.#file = new CacheFile(join(folders.cache, 'site.json'), engine);
    const record = this.#file.read();
    this.#record = isSiteRecord(record)
      ? { ...record, pages: record.facts === facts ? record.pages : outdated(record.pages), facts }
      : { facts, pages: {} };
  }

  open(files: readonly string[]): ReturnType<CheckCache['open']> {
    const seen = fingerprints(this.#folders.root, files);
    const same = unchanged(seen, (file) => this.#record.pages[file]);
    const known = new Map(same.map(([file, record]) => [file, { file, ...record }]));
    return { known, write: (results) => this.#write(results, seen) };
  }

  #write(results: readonly PageResult[], seen: ReadonlyMap<string, string>): void {
    const before = this.#record.pages;
    const pages: Record<string, PageRecord> = {};
    for (const { file, digest, problems, index } of results) {
      if (!index || problems.some(({ severity }) => severity === 'error')) continue;
      const output = before[file]?.output;
      pages[file] = { fingerprint: seen.get(file) ?? '', digest, problems, index, output };
    }
    Object.assign(pages, outdated(before, pages));
    const files = Object.keys(pages);
    this.#isSaved =
      files.length === Object.keys(before).length &&
      files.every((file) => pages[file]?.fingerprint === before[file]?.fingerprint);
    this.#record = { ...this.#record, pages };
  }

  /** Writes down what is known, if there is anything new. */
  save(): void {
    if (!this.#isSaved) this.#file.write(this.#record);
  }

  /**
   * Gives what the last build has left, and takes the file away: if this build ends before its end, the next one starts
   * from nothing. Where no build is known all that is in `dist/` is taken for outdated, but stays until new files
   * are in its place.
   */
  startBuild(): LastBuild {
    this.#file.clear();
    const { dist } = this.#folders;
    const { build, pages, fallbacks } = this.#record;
    if (build) {
      const outputs = Object.entries(pages).flatMap(([file, { output }]) =>
        output ? [[file, output] as const] : [],
      );
      return { ...build, outputs: { ...fallbacks, ...Object.fromEntries(outputs) } };
    }
    return { ...noBuild, files: existsSync(dist) ? listBelow(dist) : [] };
  }

  /** Writes down what a build has left. */
  finishBuild({ outputs, ...build }: LastBuild): void {
    for (const [file, record] of Object.entries(this.#record.pages)) {
      const output = outputs[file];
      if (output) record.output = output;
      // What was checked and not built is hidden at the moment; what was not even checked is gone.
      else if (record.fingerprint !== '') delete record.output;
      else delete this.#record.pages[file];
    }
    const fallbacks = Object.fromEntries(
      Object.entries(outputs).filter(([file]) => !Object.hasOwn(this.#record.pages, file)),
    );
    this.#file.write({ ...this.#record, build, fallbacks });
  }
}

/**
 * Without what a check said about pages; what a build has written for them stays known.
 * @param checked pages that have been checked since
 */
function outdated(
  pages: Readonly<Record<string, PageRecord>>,
  checked: Readonly<Record<string, PageRecord>> = {},
): Record<string, PageRecord> {
  const entries = Object.entries(pages).filter(
    ([file, { output }]) => output && !Object.hasOwn(checked, file),
  );
  return Object.fromEntries(
    entries.map(([file, record]) => [file, { ...record, fingerprint: '' }]),
  );
}
