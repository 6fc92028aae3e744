import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { CONSTANTS } from '../paths.ts';
import { inlineCssVars } from './plugins/inline-css-vars.ts';
import { singleScript } from './single-script.ts';

/** What draws and answers the search, and what waits for its opening. */
const DIALOG = 'renderer/frame/search/search-dialog.ts';
const WATCH = 'renderer/bootstrap/search.ts';

interface SearchOptions {
  /** The folder with the built site. */
  dist: string;
  generateScopedName: (name: string, file: string) => string;
  /** What is told of each script. */
  observers: readonly Plugin[];
}

/**
 * Writes the scripts of the search, that of the dialog with its sheets in it. By themselves, because what they share with
 * the entry would bring the entry's script.
 * @returns the address of the one that waits, and loads the other
 */
export async function bundleSearch({
  dist,
  generateScopedName,
  observers,
}: SearchOptions): Promise<string> {
  const dialog = await singleScript(DIALOG, {
    plugins: [inlineCssVars(CONSTANTS), ...observers],
    css: { modules: { generateScopedName } },
    build: {
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/search-[hash:6].js' },
      },
    },
  });
  const watch = await singleScript(WATCH, {
    define: { SEARCH_SCRIPT: JSON.stringify(`/${dialog.fileName}`) },
    plugins: [...observers],
    build: {
      rolldownOptions: {
        output: { format: 'iife', entryFileNames: 'assets/watch-search-[hash:6].js' },
      },
    },
  });
  for (const { fileName, code } of [dialog, watch]) await writeFile(join(dist, fileName), code);
  return `/${watch.fileName}`;
}
