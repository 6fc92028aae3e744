import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { ENGINE } from '../paths.ts';
import { engineBundle } from './engine-bundle.ts';
import { listBlockSources } from './block-sources.ts';
import { engineInMemory } from './plugins/engine-in-memory.ts';
import { bundleScriptAndSheet } from './script-and-sheet.ts';
import { viteConfig } from './vite-config.ts';

/** The folder next to the bundle of the engine. */
export const PLAYGROUND = 'playground';

const COMPRESSED = '.br';

const SHEET = 'playground.css';

/**
 * Puts the files of the playground into play/ of a site, from where its block loads them.
 *
 * @param engine see `hashEngine`
 * @param folder public/ of the site
 */
export async function putPlayground(engine: string, folder: string): Promise<void> {
  const target = join(folder, 'play');
  const source = await playgroundFolder(engine);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    const bytes = readFileSync(join(source, name));
    const isPacked = name.endsWith(COMPRESSED);
    writeFileSync(
      join(target, basename(name, COMPRESSED)),
      isPacked ? brotliDecompressSync(bytes) : bytes,
    );
  }
}

/**
 * The folder with these files. A package contains it, compressed; here it is made when it is needed for the first time
 * with this state of the engine, and kept next to the bundle.
 */
async function playgroundFolder(engine: string): Promise<string> {
  const { folder: client } = await engineBundle(engine);
  const folder = join(dirname(client), PLAYGROUND);
  if (existsSync(folder)) return folder;
  // Another process may make it at the same time, and finds nothing or a whole folder.
  const making = `${folder}.${process.pid}`;
  try {
    await bundlePlayground(making);
    if (!existsSync(folder)) renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Bundles the playground for a package, and compresses it: few people need it, and uncompressed it would be a seventh of a package.
 *
 * @param folder is emptied
 */
export async function packPlayground(folder: string): Promise<void> {
  await bundlePlayground(folder);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    writeFileSync(file + COMPRESSED, brotliCompressSync(readFileSync(file)));
    rmSync(file);
  }
}

/**
 * Bundles the check and the renderer for browsers: playground.js, what it imports, its sheets in one, and the drawing
 * that replaces every picture. No other page knows of them.
 *
 * @param folder is emptied
 * @throws what Vite throws
 */
export async function bundlePlayground(folder: string): Promise<void> {
  const { plugins = [], resolve, css } = viteConfig(listBlockSources());
  await bundleScriptAndSheet(
    folder,
    {
      entry: 'playground/playground.ts',
      script: 'playground.js',
      sheet: SHEET,
      chunks: '[name]-[hash:6].js',
    },
    {
      // Its files find one another wherever they are.
      base: './',
      css,
      // Without `browser`: what reads entities of Markdown there would make texts into HTML, which Trusted Types forbid.
      resolve: { ...resolve, conditions: ['module', 'production'] },
      plugins: [...plugins, engineInMemory()],
    },
  );
  adaptSheet(join(folder, SHEET));
  copyFileSync(join(ENGINE, 'prerender/example-picture.svg'), join(folder, 'picture.svg'));
}

/** Makes the sheet one of a shadow. */
function adaptSheet(file: string): void {
  const tokens = readFileSync(join(ENGINE, 'renderer/styles/tokens.css'), 'utf8');
  // Sheets of scripts that are imported come first, and would set another order of the layers.
  const [layers = ''] = /^@layer [a-z, ]+;/m.exec(tokens) ?? [];
  // Nothing in a shadow is the root of a document; whether a script runs is marked on what contains it.
  const sheet = readFileSync(file, 'utf8').replaceAll(':root.js', ':host');
  writeFileSync(file, layers + sheet);
}
