import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedSite } from '../../check/check-site.ts';
import type { Diagnostic, PageIndex } from '../../schema/generated/data.d.ts';
import { entriesThatLeave, leadsTo, removeEntries } from '../../check/model/entries-that-leave.ts';
import { findHiddenPages } from '../../check/model/hidden-pages.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { hasFile } from '../../check/files/site-files.ts';
import { type OpenedSite, referencesAt } from '../../check/model/context.ts';
import { routeOf } from '../../check/model/route-of.ts';
import { collectRoutes } from '../../check/routes/routes.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { schemaOfFile } from '../../edit/fit-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { FileState } from './value-words.ts';

/** A site as it was opened and checked. */
interface InspectedSite extends CheckedSite {
  opened: OpenedSite;
}

/** Between files and addresses in the sentences of the check. */
const BETWEEN_NAMES = /[\s,;()`“”#]+|[.:]+(?=\s|$)/;

/** One of two states of a site that are compared. It reads files when they are asked for. */
export class SiteState {
  readonly opened: OpenedSite;
  readonly problems: readonly Diagnostic[];
  /** Files of all pages that are compared. */
  readonly pages: ReadonlySet<string>;
  /** Files of pages that visitors do not find at the moment. */
  readonly hidden: ReadonlySet<string>;
  readonly publishedOnly: boolean;
  readonly #digests: ReadonlyMap<string, string>;
  readonly #indexes: ReadonlyMap<string, PageIndex>;
  readonly #leads: (href: string) => boolean;
  readonly #texts = new Map<string, string>();

  /** @param publishedOnly whether pages that visitors do not find are left out, with all that leads to them */
  constructor({ opened, pages, problems }: InspectedSite, publishedOnly = false) {
    this.opened = opened;
    this.publishedOnly = publishedOnly;
    const { context } = opened;
    const { files, hidden } = findHiddenPages(context, pages);
    this.hidden = files;
    // Those of a site whose site.yaml cannot be read are compared as well.
    const found = [...collectRoutes(listFiles(context, 'pages').files).routes.values()];
    const isLeftOut = (file: string): boolean => publishedOnly && files.has(file);
    this.pages = new Set(found.filter((file) => file.endsWith('.yaml') && !isLeftOut(file)));
    const names = new Set([...files, ...hidden.keys()]);
    this.problems = problems.filter(
      ({ file, message }) =>
        !publishedOnly ||
        !`${file} ${message}`.split(BETWEEN_NAMES).some((name) => names.has(name)),
    );
    this.#digests = new Map(pages.map(({ file, digest }) => [file, digest]));
    this.#indexes = new Map([
      ...opened.indexes,
      ...pages.flatMap(({ file, index }) => (index ? [[file, index] as const] : [])),
    ]);
    this.#leads = publishedOnly ? leadsTo(hidden) : () => false;
  }

  has(file: string): boolean {
    return hasFile(this.opened.context, file);
  }

  /** Of the text of a page; nothing if it was not checked. */
  digestOf(file: string): string | undefined {
    return this.#digests.get(file) || undefined;
  }

  /** What the check knows of a page or of site.yaml. */
  indexOf(file: string): PageIndex | undefined {
    return this.#indexes.get(file);
  }

  /** The text of a file that is there. */
  textOf(file: string): string {
    const known =
      this.#texts.get(file) ?? readFileSync(join(this.opened.context.folder, file), 'utf8');
    this.#texts.set(file, known);
    return known;
  }

  /** What a file says; why it cannot be read, if it cannot. */
  read(file: string): FileState | { problem: Diagnostic } {
    const { context } = this.opened;
    const read = readYamlFile(context, file);
    if ('problems' in read) {
      const [problem] = read.problems;
      if (problem) return { problem };
      throw new Error(`${file} cannot be read, and nobody says why.`);
    }
    const { data } = read.yaml.parsed;
    this.#leaveOut(data);
    return {
      file,
      data,
      schema: schemaOfFile(context.schemas, file),
      references: this.#referencesOf(file),
    };
  }

  /**
   * Texts that files have to have in the place of those on the disk, so that a page shows no more of them than is
   * compared; nothing for a file that has to be gone.
   */
  shownTexts(): Map<string, string | undefined> {
    const texts = new Map<string, string | undefined>();
    if (!this.publishedOnly || this.hidden.size === 0) return texts;
    for (const file of this.hidden) texts.set(file, undefined);
    for (const file of ['site.yaml', ...this.opened.localSites.keys(), ...this.pages]) {
      const read = readYamlFile(this.opened.context, file);
      // YAML takes JSON as it is.
      if (!('problems' in read) && this.#leaveOut(read.yaml.parsed.data))
        texts.set(file, JSON.stringify(read.yaml.parsed.data));
    }
    return texts;
  }

  /** Takes out of what a file says what leads to pages that are left out; tells whether there was any. */
  #leaveOut(data: unknown): boolean {
    if (!this.publishedOnly) return false;
    const gone = entriesThatLeave(this.opened.context.schemas, data, this.#leads);
    removeEntries(data, gone);
    const redirects = isRecord(data) && isRecord(data['redirects']) ? data['redirects'] : {};
    const secret = Object.keys(redirects).filter((from) => this.#leads(String(redirects[from])));
    for (const from of secret) delete redirects[from];
    return gone.size > 0 || secret.length > 0;
  }

  #referencesOf(file: string): FileState['references'] {
    const { context } = this.opened;
    if (file.startsWith('pages/')) return referencesAt(context, routeOf(file));
    const [, tag = ''] = /\.([^./]+)\.yaml$/.exec(file) ?? [];
    const language = context.languages.languages.find((one) => one.toLowerCase() === tag);
    return context.localReferences.get(language ?? '') ?? context.references;
  }
}
