import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entryFields, listTexts } from './entries.ts';
import { navigationRoutes } from './generate-site.ts';
import { pagePath, pageText } from './page-text.ts';

/** A program that builds the same pages. */
export interface Peer {
  name: string;
  /** Whether its pages are entries, with lists, feeds and a search, like those of ours that it is next to. */
  hasEntries: boolean;
  command: [string, ...string[]];
  /** Why it cannot be run here; nothing if it can. */
  missing(): string | undefined;
  /** Lays the set-up and the content of so many pages into a folder. */
  lay(folder: string, pages: number): void;
  /** The file of a page, from that folder. */
  pageFile(index: number): string;
}

const here = import.meta.dirname;
const hugoFile = (index: number) => `content/${index === 0 ? '_index' : pagePath(index)}.md`;

const hugo: Peer = {
  name: 'Hugo',
  hasEntries: false,
  command: ['hugo', '--quiet', '--cleanDestinationDir'],
  missing: () =>
    (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, 'hugo')))
      ? undefined
      : 'apt-get install hugo',
  lay(folder, pages) {
    layHugo(folder, pages, () => '');
  },
  pageFile: hugoFile,
};

/** What is searched, as in ours: the main part of pages and of the first page of lists, but not the list of all pages. */
const searched =
  '--site public --root-selector main --glob "{index.html,area-*/index.html,area-*/page-*/index.html}"';

export const peers: Peer[] = [
  hugo,
  {
    name: 'Hugo with lists, feeds and Pagefind',
    hasEntries: true,
    command: [
      'sh',
      '-c',
      `hugo --quiet --cleanDestinationDir --config hugo.toml,entries.toml && node_modules/.bin/pagefind --quiet ${searched}`,
    ],
    missing: () => hugo.missing() ?? missingModules('pagefind'),
    lay(folder, pages) {
      layHugo(folder, pages, (index) => (index === 0 ? '' : entryFields(index).join('')));
      layFolder('hugo-entries', folder);
      linkModules('pagefind', folder);
      const search = { name: 'Search', href: '/search/' };
      writeJson(join(folder, 'data/navigation.json'), [...navigation(pages), search]);
      for (const [area, text] of listTexts(pages)) {
        write(join(folder, `content/${area}/_index.md`), frontMatter(text));
      }
    },
    pageFile: hugoFile,
  },
  {
    name: 'Astro',
    hasEntries: false,
    command: ['node_modules/.bin/astro', 'build'],
    missing: () => missingModules('astro'),
    lay(folder, pages) {
      layFolder('astro', folder);
      linkModules('astro', folder);
      writeJson(join(folder, 'src/navigation.json'), navigation(pages));
      for (let index = 0; index < pages; index += 1) {
        write(join(folder, this.pageFile(index)), pageText(index, pages, 'large'));
      }
    },
    pageFile: (index) => `content/${pagePath(index)}.yaml`,
  },
];

/** @param more of the front matter of a page, before the rest */
function layHugo(folder: string, pages: number, more: (index: number) => string): void {
  layFolder('hugo', folder);
  writeJson(join(folder, 'data/navigation.json'), navigation(pages));
  for (let index = 0; index < pages; index += 1) {
    const text = more(index) + pageText(index, pages, 'large');
    write(join(folder, hugoFile(index)), frontMatter(text));
  }
}

function frontMatter(text: string): string {
  return `---\n${text}---\n`;
}

function layFolder(name: string, folder: string): void {
  cpSync(join(here, name), folder, {
    recursive: true,
    filter: (source) => !source.endsWith('/node_modules'),
  });
}

function missingModules(name: string): string | undefined {
  return existsSync(modulesOf(name)) ? undefined : `npm install --prefix bench/build/${name}`;
}

function linkModules(name: string, folder: string): void {
  symlinkSync(modulesOf(name), join(folder, 'node_modules'));
}

function modulesOf(name: string): string {
  return join(here, name, 'node_modules');
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
