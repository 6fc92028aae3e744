import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { layCase } from '../content/lay-case.ts';
import { buildQuietly } from './build-quietly.ts';

/** Two news of a site: one that appears, and one that disappears. */
interface News {
  appears: string;
  disappears: string;
  timeZone: string;
}

/** When the clocks of Berlin have changed between them. */
const NEWS: News = {
  appears: '2026-03-30T09:00',
  disappears: '2026-03-28T18:00',
  timeZone: 'Europe/Berlin',
};

/** A site with news that have their time, a draft, and links to all of them; built as of several moments. */
export class TimedSite {
  readonly #temporary = mkdtempSync(join(tmpdir(), 'timed-site-'));
  readonly folder = join(this.#temporary, 'site');
  readonly dist = join(this.folder, 'dist');

  constructor(news: News = NEWS) {
    layCase('link-to-hidden-page', this.folder);
    this.schedule(news);
  }

  schedule({ appears, disappears, timeZone }: News): void {
    this.edit('site.yaml', /(timeZone: .*\n)?language: en/, `timeZone: ${timeZone}\nlanguage: en`);
    this.edit('pages/news/opening.yaml', /publishAt: .*/, `publishAt: ${appears}`);
    this.edit('pages/news/offer.yaml', /unpublishAt: .*/, `unpublishAt: ${disappears}`);
  }

  /**
   * Builds in this process.
   * @returns what is printed
   * @throws with that, if nothing was built
   */
  async build(options: { asOf: string; drafts?: boolean }): Promise<string> {
    const { isBuilt, said } = await buildQuietly({ site: this.folder, ...options });
    if (!isBuilt) throw new Error(said);
    return said;
  }

  edit(file: string, from: string | RegExp, to: string): void {
    const path = join(this.folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }

  /** @param file of the site, which may be in a folder that is not there yet */
  write(file: string, text: string): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** @param file below dist/ */
  read(file: string): string {
    return readFileSync(join(this.dist, file), 'utf8');
  }

  hasPage(route: string): boolean {
    return existsSync(join(this.dist, route, 'index.html'));
  }

  remove(): void {
    rmSync(this.#temporary, { recursive: true });
  }
}
