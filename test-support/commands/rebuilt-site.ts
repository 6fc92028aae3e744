import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { SERVING_FILE } from '../../prerender/output/serving.ts';
import { secondSiteWithPhotograph } from '../content/second-site.ts';
import { RUN_FOLDER } from '../run-folder.ts';
import { buildQuietly } from './build-quietly.ts';

/** Folders of a site's cache whose files are named by all that they are made from. */
const KEPT = ['fonts', 'icons', 'media'];
const KEPT_FOLDER = join(RUN_FOLDER, 'rebuilt-site');

/** What builds leave in the folder of a site that was built before. It is gone when the test is. */
export class RebuiltSite {
  readonly folder: string;
  readonly dist: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.dist = join(folder, 'dist');
  }

  /** The first one is built from nothing, others with the fonts and pictures of the first, which take longest. */
  static async built(): Promise<RebuiltSite> {
    const site = new RebuiltSite(await secondSiteWithPhotograph());
    onTestFinished(() => rmSync(site.folder, { recursive: true }));
    const cache = join(site.folder, '.cache');
    const isFirst = !existsSync(KEPT_FOLDER);
    if (!isFirst) cpSync(KEPT_FOLDER, cache, { recursive: true });
    await site.build();
    if (isFirst)
      for (const name of KEPT)
        cpSync(join(cache, name), join(KEPT_FOLDER, name), { recursive: true });
    return site;
  }

  /** @returns what is printed */
  async build(): Promise<string> {
    // A minute later: no cache trusts a file that was written within the last two seconds.
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
    try {
      return (await buildQuietly({ site: this.folder })).said;
    } finally {
      clock.mockRestore();
    }
  }

  /** Builds, and gives the files that were written or have gone, in alphabetical order. */
  async changedBy(change: () => void): Promise<{ changed: string[]; gone: string[] }> {
    const before = this.written();
    change();
    const said = await this.build();
    if (!said.includes('Built ')) throw new Error(said);
    const after = this.written();
    return {
      changed: [...after.keys()].filter((file) => after.get(file) !== before.get(file)).toSorted(),
      gone: [...before.keys()].filter((file) => !after.has(file)).toSorted(),
    };
  }

  /** When each file was written, by its path, without the one that each build touches to tell servers. */
  written(): Map<string, number> {
    const files = readdirSync(this.dist, { recursive: true, encoding: 'utf8' });
    return new Map(
      files
        .filter((file) => file !== SERVING_FILE && statSync(join(this.dist, file)).isFile())
        .map((file) => [file, statSync(join(this.dist, file)).mtimeMs]),
    );
  }

  edit(file: string, from: string, to: string): void {
    const path = join(this.folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}.`);
    writeFileSync(path, text.replace(from, to));
  }

  /** @param file below dist/ */
  read(file: string): string {
    return readFileSync(join(this.dist, file), 'utf8');
  }

  /** Lets files look as if they had become outdated so many hours ago. */
  makeOld(files: readonly string[], hours: number): void {
    const time = Date.now() / 1000 - hours * 3600;
    for (const file of files) utimesSync(join(this.dist, file), time, time);
  }
}
