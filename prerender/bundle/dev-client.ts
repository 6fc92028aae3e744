import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { ENGINE } from '../paths.ts';
import { listBlockSources } from './block-sources.ts';
import { REACT } from './plugins/allowed-imports.ts';
import { bundleScriptAndSheet } from './script-and-sheet.ts';
import { viteConfig } from './vite-config.ts';

/** Its folder in the bundle of the engine. */
export const DEV_CLIENT = 'dev';

/** What the folder contains, compressed: the script that draws pages of the development server, and its sheets in one. */
const FILES = ['client.mjs', 'client.css'] as const;

const COMPRESSED = '.gz';

/**
 * What the development server serves apart: React, which blocks of a site use as well, what tells of changes, and
 * sheets that only some pages have.
 */
const APART = [
  ...REACT,
  'react-dom',
  'react-dom/client',
  '/renderer/dev/hot.ts',
  '/renderer/dev/gallery/example.css',
  '/renderer/studio/overlay.css',
];

/**
 * Bundles the engine as pages of the development server load it, so that a browser asks for two files instead of 190.
 *
 * @param folder is emptied
 * @param observers are told what the script consists of
 * @throws what Vite throws
 */
export async function bundleDevClient(folder: string, observers: readonly Plugin[]): Promise<void> {
  const [script, sheet] = FILES;
  const { plugins = [], resolve, css } = viteConfig(listBlockSources());
  await bundleScriptAndSheet(
    folder,
    { entry: 'renderer/studio/dev-client.ts', script, sheet },
    {
      plugins: [apart(), ...plugins, ...observers],
      resolve,
      css,
      // Readable where something fails, and with the comments that Vite reads.
      build: { rolldownOptions: { output: { minify: false } } },
    },
  );
  // Uncompressed it would be a fifteenth of a package.
  for (const file of FILES.map((name) => join(folder, name))) {
    writeFileSync(file + COMPRESSED, gzipSync(readFileSync(file)));
    rmSync(file);
  }
}

/** The script and the sheet that `bundleDevClient` has written into a folder. */
export function readDevClient(folder: string): { script: string; sheet: string } {
  const [script, sheet] = FILES;
  const read = (name: string) =>
    gunzipSync(readFileSync(join(folder, name + COMPRESSED))).toString();
  return { script: read(script), sheet: read(sheet) };
}

/** Lets the script import what is apart from where the server serves it. */
function apart(): Plugin {
  return {
    name: 'apart',
    enforce: 'pre',
    resolveId(source, importer) {
      const isFile = importer !== undefined && source.startsWith('.');
      const id = isFile ? addressOf(join(dirname(importer), source)) : source;
      return APART.includes(id) ? { id, external: 'absolute' } : undefined;
    },
  };
}

/** Where the development server serves a file of the engine. */
function addressOf(file: string): string {
  return `/${relative(ENGINE, file).split(sep).join('/')}`;
}
