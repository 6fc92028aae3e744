import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { navigationRoutes } from './generate-site.ts';
import { pagePath, pageText } from './page-text.ts';

/** A program that builds the same pages. */
export interface Peer {
  name: string;
  command: [string, ...string[]];
  /** Why it cannot be run here; nothing if it can. */
  missing(): string | undefined;
  /** Lays the set-up and the content of so many pages into a folder. */
  lay(folder: string, pages: number): void;
  /** The file of a page, from that folder. */
  pageFile(index: number): string;
}

const here = import.meta.dirname;
const astroModules = join(here, 'astro/node_modules');

export const peers: Peer[] = [
  {
    name: 'Hugo',
    command: ['hugo', '--quiet', '--cleanDestinationDir'],
    missing: () =>
      (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, 'hugo')))
        ? undefined
        : 'apt-get install hugo',
    lay(folder, pages) {
      layFolder('hugo', folder);
      writeJson(join(folder, 'data/navigation.json'), navigation(pages));
      for (let index = 0; index < pages; index += 1) {
        write(join(folder, this.pageFile(index)), `---\n${pageText(index, pages, 'large')}---\n`);
      }
    },
    pageFile: (index) => `content/${index === 0 ? '_index' : pagePath(index)}.md`,
  },
  {
    name: 'Astro',
    command: ['node_modules/.bin/astro', 'build'],
    missing: () =>
      existsSync(astroModules) ? undefined : 'npm install --prefix bench/build/astro',
    lay(folder, pages) {
      layFolder('astro', folder);
      symlinkSync(astroModules, join(folder, 'node_modules'));
      writeJson(join(folder, 'src/navigation.json'), navigation(pages));
      for (let index = 0; index < pages; index += 1) {
        write(join(folder, this.pageFile(index)), pageText(index, pages, 'large'));
      }
    },
    pageFile: (index) => `content/${pagePath(index)}.yaml`,
  },
];

function layFolder(name: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(here, name), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/node_modules'),
  });
}

function navigation(pages: number): { name: string; href: string }[] {
  return navigationRoutes(pages).map((href, index) => ({ name: `Page ${index}`, href }));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeJson(file: string, data: unknown): void {
  write(file, JSON.stringify(data));
}
