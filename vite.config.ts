/// <reference types="vitest/config" />
import { defineConfig } from 'vite';
import { viteConfig } from './prerender/bundle/vite-config.ts';
import { listBlockSources } from './prerender/engine/block-sources.ts';

const TESTS = ['*/**/*.test.{ts,tsx}'];
const NO_SOURCES = ['**/node_modules/**', '**/.cache/**', '**/dist/**'];

/** Tests that start the commands, the gateway or a database as processes of their own. */
const PROCESSES = '{tests,budget}/**/*.test.ts';

export default defineConfig(({ mode }) => ({
  ...viteConfig(listBlockSources(), mode === 'test'),
  test: {
    // More than it would start on two cores: many tests wait for a process of their own.
    maxWorkers: 3,
    // Only what hangs takes so long, also on a slow machine that is busy: the slowest takes 20 s on two cores.
    testTimeout: 180_000,
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
