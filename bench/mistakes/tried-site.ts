import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { checkSite } from '../../check/check-site.ts';
import { listFiles } from '../../check/files/list-files.ts';
import { realFolder } from '../../check/files/site-files.ts';
import { openSite } from '../../check/open-site.ts';

/** A site whose files are checked with other texts than those on the disk. */
export class TriedSite {
  readonly folder: string;
  /** Paths of all YAML files from the site folder. */
  readonly files: readonly string[];
  readonly #known = new Map<string, ReadonlySet<string>>();

  constructor(folder: string) {
    this.folder = realFolder(folder);
    const below = ['pages', 'forms'].flatMap(
      (name) => listFiles({ folder: this.folder }, name).files,
    );
    this.files = ['site.yaml', ...below];
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** What is wrong with a text in the place of a file, and is not with the file itself. */
  async problemsOf(file: string, text: string, isOfSite: boolean): Promise<Diagnostic[]> {
    const scope = isOfSite ? 'site' : file;
    const known =
      this.#known.get(scope) ?? keysOf(await this.#check(file, this.read(file), isOfSite));
    this.#known.set(scope, known);
    const found = await this.#check(file, text, isOfSite);
    return found.filter((problem) => !known.has(keyOf(problem)));
  }

  async #check(file: string, text: string, isOfSite: boolean): Promise<Diagnostic[]> {
    const opened = openSite(this.folder, { unsaved: new Map([[file, text]]) });
    const isPage = file.startsWith('pages/') && !isOfSite;
    const { problems } = await checkSite(opened, isPage ? { pages: [file] } : {});
    return problems;
  }
}

function keysOf(problems: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(problems.map(keyOf));
}

function keyOf({ file, id, message }: Diagnostic): string {
  return `${file} ${id} ${message}`;
}
