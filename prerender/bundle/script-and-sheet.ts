import { join } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { ENGINE } from '../paths.ts';
import { checks } from './vite-config.ts';

/** What is bundled, and how its files are called. */
interface ScriptAndSheet {
  /** Of the engine, with slashes. */
  entry: string;
  script: string;
  sheet: string;
  /** Where the script loads parts of itself later; without it there is one script. */
  chunks?: string;
}

/**
 * Bundles a module of the engine with all that it needs into a script and a sheet.
 *
 * @param folder is emptied
 * @param config what the module needs besides that
 * @throws what Vite throws
 */
export async function bundleScriptAndSheet(
  folder: string,
  { entry, script, sheet, chunks }: ScriptAndSheet,
  config: UserConfig,
): Promise<void> {
  await build(
    mergeConfig(config, {
      root: ENGINE,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      // Whatever is set outside, such as "test", would bundle another React, or elements for another.
      define: { 'process.env.NODE_ENV': '"production"' },
      oxc: { jsx: { development: false } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        modulePreload: false,
        cssCodeSplit: false,
        chunkSizeWarningLimit: Infinity,
        rolldownOptions: {
          checks,
          input: join(ENGINE, entry),
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: script,
            assetFileNames: sheet,
            ...(chunks ? { chunkFileNames: chunks } : { codeSplitting: false }),
          },
        },
      },
    }),
  );
}
