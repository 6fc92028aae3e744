import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** A site to show the page of the README in. */
export interface Brand {
  /** Writes the site into a new folder. */
  make: (folder: string) => void;
  /** The folder of its English pages, below the site's. */
  pages: string;
  /** What the page calls `/prices`. */
  prices: string;
}

/** A site that `init` writes. */
function template(kind: string, name: string, colors: string): Brand {
  return {
    make: (folder) =>
      launch('init', folder, '--yes', '--template', kind, '--name', name, '--colors', colors),
    pages: 'pages',
    prices: '/',
  };
}

/** A site of this repository. */
function repositorySite(site: string, prices: string, pages = 'pages'): Brand {
  const make = (folder: string) => {
    for (const part of PARTS)
      if (existsSync(join(ROOT, site, part)))
        cpSync(join(ROOT, site, part), join(folder, part), { recursive: true });
  };
  return { make, pages, prices };
}

const PARTS =
  'site.yaml site.en.yaml pages forms media public blocks kinds published-urls.txt'.split(' ');

/** Three sites that `init` writes and three of this repository. The first one is shown alone, too. */
export const BRANDS: Brand[] = [
  template('service', 'Alder Row', '#0b6b53,#14231f,#e9c46a'),
  repositorySite('tests/second-site/bakery', '/preise'),
  repositorySite('.', '/'),
  template('hotel', 'Seven Gables', '#a1401a,#2a1a12,#f2c14e'),
  repositorySite('tests/second-site/clinic', '/en/prices', 'pages/en'),
  template('association', 'Garden Club', '#5b3a8e,#1f1630,#f28482'),
];

/** Runs a command of the engine, such as `build`. */
export function launch(...words: string[]): void {
  const program = join(ROOT, 'commands/launch.mjs');
  execFileSync(process.execPath, [program, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
}
