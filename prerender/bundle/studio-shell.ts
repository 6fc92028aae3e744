import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ENGINE } from '../paths.ts';

/** Its folder in the bundle of the engine. */
export const STUDIO_SHELL = 'studio';

/** What the folder contains: the script of the shell, and its sheets in one. */
export const SHELL_FILES = ['shell.js', 'shell.css'] as const;

export type ShellFile = (typeof SHELL_FILES)[number];

/**
 * Bundles what the studio shows around the page, so that a browser asks for two files instead of 170. The page in its
 * frame is made of modules, as in development.
 *
 * @param folder is emptied
 * @param observers are told what the script consists of
 * @throws what Vite throws
 */
export async function bundleStudioShell(
  folder: string,
  observers: readonly Plugin[],
): Promise<void> {
  const [script, sheet] = SHELL_FILES;
  await build({
    root: ENGINE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever is set outside, such as "test", would bundle another React, or elements for another.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [...observers],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: join(ENGINE, 'studio/shell/start.tsx'),
        output: { entryFileNames: script, assetFileNames: sheet, codeSplitting: false },
      },
    },
  });
}
