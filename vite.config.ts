/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { inlineCssVars } from './prerender/bundle/plugins/inline-css-vars.ts';

/** One script per block type, named by its folder: a page loads those of its own blocks and no others. */
const blocks = Object.fromEntries(
  readdirSync(new URL('renderer/blocks', import.meta.url)).map((type) => [
    `block-${type}`,
    `renderer/blocks/${type}/index.tsx`,
  ]),
);

/**
 * What most blocks show; as scripts of their own these would be requests of a few hundred bytes each. Cards and bullets
 * come with the few blocks that have them.
 */
const ENTRY = /renderer\/(entry-client\.tsx|ui\/(?!cards\/|text\/Bullets))/;

/** Before a script runs no page shows these parts of the frame, but for the not-found document. */
const DEFERRED_STYLES = /renderer\/frame\/deferred\/.*\.css$/;

/**
 * `Features.LightDark` and `Features.DirSelector` of Lightning CSS: it would prepare `light-dark()` wherever a
 * color-scheme is set, and replace `:dir(rtl)` by a list of twenty languages. Every browser since 2024 knows both.
 */
const AS_WRITTEN = (1 << 20) | 4;

/** Names that only the source needs, such as those of renderer/bootstrap/contract.ts, are written as their values. */
const optimization = { inlineConst: true };

/** How long plugins take is no problem of the site's author. */
const checks = { pluginTimings: false };

const TESTS = ['*/**/*.test.{ts,tsx}'];
const NO_SOURCES = ['**/node_modules/**', '**/.cache/**', '**/dist/**'];

/** Tests that start the commands, the gateway or a database as processes of their own. */
const PROCESSES = '{tests,budget}/**/*.test.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    inlineCssVars(fileURLToPath(new URL('renderer/styles/constants.css', import.meta.url))),
  ],
  appType: 'custom',
  // The router brings a copy of this hook for React 17; React has had it itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: false,
  // Readable while writing; what is built has shorter ones (prerender/bundle/plugins/minify-class-names.ts). No two modules have the same name.
  css: {
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
    lightningcss: { exclude: AS_WRITTEN },
  },
  // Found before the first page asks for them; otherwise that page would load twice.
  optimizeDeps: { entries: ['renderer/dev/entry-*.tsx', 'renderer/blocks/*/index.tsx'] },
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          checks,
          optimization,
          input: { entry: 'renderer/entry-client.tsx', ...blocks },
          preserveEntrySignatures: 'allow-extension',
          output: {
            // Their addresses stand in every document, where what is random cannot be compressed.
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
        noExternal: mode === 'test' ? [] : true,
        external: [
          'satori',
          'sharp',
          'subset-font',
          'fontkitten',
          '@capsizecss/core',
          '@capsizecss/unpack',
        ],
      },
      build: {
        ssr: true,
        rolldownOptions: {
          checks,
          input: {
            'entry-server': 'renderer/entry-server.tsx',
            'page-worker': 'prerender/workers/page-worker.ts',
            check: 'commands/check.ts',
            build: 'commands/build.ts',
          },
          output: {
            entryFileNames: '[name].mjs',
            chunkFileNames: 'assets/[name]-[hash].mjs',
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
  test: {
    // More than it would start on two cores: many tests wait for a process of their own.
    maxWorkers: 3,
    // Only what hangs takes so long, also on a slow machine that is busy: the slowest takes 20 s on two cores.
    testTimeout: 180_000,
    // What a command prints by itself there is not what tests expect elsewhere.
    env: { GITHUB_ACTIONS: '' },
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'code', include: TESTS, exclude: [...NO_SOURCES, PROCESSES] },
      },
      {
        extends: true,
        // A busy machine may stall a process once; a second failure is one. `npm test` names what needed it.
        test: {
          name: 'processes',
          include: [PROCESSES],
          exclude: NO_SOURCES,
          retry: 1,
          globalSetup: 'tests/gateway/support/processes/compiled-server.ts',
        },
      },
    ],
  },
}));
