import react from '@vitejs/plugin-react';
import { basename, dirname } from 'node:path';
import type { UserConfig } from 'vite';
import type { BlockSource } from './block-sources.ts';
import { CONSTANTS } from '../paths.ts';
import { blockComponents } from './plugins/block-components.ts';
import { inlineCssVars } from './plugins/inline-css-vars.ts';

/**
 * What most blocks show; as scripts of their own these would be requests of a few hundred bytes each. Cards, covers and
 * bullets come with the few blocks that have them: their sheets would be in every document.
 */
const ENTRY = /renderer\/(entry-client\.tsx|ui\/(?!cards\/|media\/C(?:hip|over)|text\/Bullets))/;

/**
 * Sheets that no page needs before a script runs: of parts of the frame, which only the not-found document shows by itself, and of
 * what only an open dialog shows.
 */
const DEFERRED_STYLES = /renderer\/(?:frame\/deferred\/.*|.*\/Dialog\w+\.module)\.css$/;

/**
 * `Features.LightDark` and `Features.DirSelector` of Lightning CSS: it would prepare `light-dark()` wherever a
 * color-scheme is set, and replace `:dir(rtl)` by a list of twenty languages. Every browser since 2024 knows both.
 */
const AS_WRITTEN = (1 << 20) | 4;

/** How Lightning CSS writes sheets: for the browsers of Vite's `baseline-widely-available`, in its form of versions. */
export const forBrowsers = {
  exclude: AS_WRITTEN,
  targets: {
    chrome: 111 << 16,
    edge: 111 << 16,
    firefox: 114 << 16,
    safari: (16 << 16) | (4 << 8),
  },
};

/** Names that only the source needs, such as those of renderer/contract.ts, are written as their values. */
const optimization = { inlineConst: true };

/** How long plugins take is not a problem of the site's author. */
export const checks = { pluginTimings: false };

/**
 * How the renderer is bundled, and served in development.
 * @param blocks of the engine and the site
 * @param isTest whether tests load the modules, and nothing is bundled
 */
// oxlint-disable-next-line max-lines-per-function -- One object of settings.
export function viteConfig(blocks: readonly BlockSource[], isTest = false): UserConfig {
  /** One script per block type, named by it: a page loads those of its own blocks and no others. */
  const scripts = Object.fromEntries(
    blocks.map(({ type, component }) => [`block-${type}`, component]),
  );
  return {
    plugins: [react(), inlineCssVars(CONSTANTS), blockComponents(blocks)],
    appType: 'custom',
    // The router brings a copy of this hook for React 17; React has had it itself since 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    publicDir: false,
    // Readable while writing; what is built has shorter ones (prerender/bundle/plugins/minify-class-names.ts).
    css: {
      modules: { generateScopedName: (name, file) => `${moduleName(file)}-${name}` },
      lightningcss: { exclude: AS_WRITTEN },
    },
    // Found before the first page asks for them; otherwise that page would load twice.
    optimizeDeps: {
      entries: [
        'renderer/dev/entry-*.tsx',
        'renderer/blocks/*/index.tsx',
        'renderer/studio/start-overlay.ts',
      ],
    },
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            checks,
            optimization,
            input: { entry: 'renderer/entry-client.tsx', ...scripts },
            preserveEntrySignatures: 'allow-extension',
            output: {
              // Their addresses are in every document, where what is random cannot be compressed.
              // Six characters are too few for more than 64 chunks.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
              // All that the entry needs in one script: as ten small ones it is 3 KB larger, and ten requests.
              codeSplitting: {
                groups: [
                  { name: 'entry', test: ENTRY },
                  // Their sheets are in one file, which prerender/bundle/bundle.ts keeps out of documents.
                  { name: 'deferred', test: DEFERRED_STYLES, priority: 1 },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Without dependencies it starts sooner; what is not JavaScript cannot be bundled.
        resolve: {
          // Tests load what they need as Node does: some of it is CommonJS inside.
          noExternal: isTest ? [] : true,
          external: [
            'sharp',
            'subset-font',
            'rolldown',
            'rolldown/utils',
            'lightningcss',
            'vite',
            '@vitejs/plugin-react',
            'playwright-core',
            'libsql',
          ],
        },
        build: {
          ssr: true,
          rolldownOptions: {
            checks,
            input: {
              'entry-server': 'renderer/entry-server.tsx',
            },
            output: {
              entryFileNames: '[name].mjs',
              // In one folder, because plugins/source-url.ts writes paths from there.
              chunkFileNames: '[name]-[hash].mjs',
              // Less than half as long, it starts sooner; with the names of functions kept, it still says what failed.
              minify: {
                compress: true,
                mangle: { keepNames: { function: true, class: true } },
                codegen: true,
              },
            },
          },
        },
      },
    },
  };
}

/** No two modules of the engine have the same name, and no two blocks; of a site every one calls its module style. */
function moduleName(file: string): string {
  const name = basename(file.replace(/\?.*$/, ''), '.module.css');
  return name === 'style' ? basename(dirname(file)) : name;
}
