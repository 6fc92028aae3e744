import react from '@vitejs/plugin-react';
import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

/** One script per block type, named by its folder: a page loads those of its own blocks and no others. */
const blocks = Object.fromEntries(
  readdirSync(new URL('renderer/blocks', import.meta.url)).map((type) => [
    `block-${type}`,
    `renderer/blocks/${type}/index.tsx`,
  ]),
);

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
  build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          input: { entry: 'renderer/entry-client.tsx', ...blocks },
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: {
      build: {
        ssr: true,
        rolldownOptions: {
          input: 'renderer/entry-server.tsx',
          output: { entryFileNames: '[name].mjs' },
        },
      },
    },
  },
  test: { include: ['{schema,prerender,renderer,gateway,server,media,tests}/**/*.test.{ts,tsx}'] },
});
