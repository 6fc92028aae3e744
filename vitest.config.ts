import { defineConfig, mergeConfig } from 'vitest/config';
import { compiledThread } from './test-support/gateway/store/compiled-thread.ts';
import { memoryFolder } from './test-support/memory-folder.ts';
import viteConfig from './vite.config.ts';

const TESTS = ['*/**/*.test.{ts,tsx}'];
/** Sites that are wrong on purpose do not contain tests; one has a link to a folder of the machine. */
const NO_SOURCES = [
  '**/node_modules/**',
  '**/.cache/**',
  '**/dist/**',
  'tests/bad-content/*/**',
  'tests/changes/*/**',
];

/** Tests that open databases. */
const DATABASES = 'gateway/**/*.test.ts';

/** Tests that start commands, the gateway or threads of their own. */
const PROCESSES = [
  '{tests,budget}/**/*.test.ts',
  'test-support/gateway/processes/*.test.ts',
  'prerender/workers/{page-runner,thread-pool}.test.ts',
];

/** Tests of what runs in a browser alone, in a document without one. */
const DOCUMENTS = '*/**/*.dom.test.{ts,tsx}';

/** Sheets that a document asks for come, and are empty; its links lead nowhere. */
const SETTINGS = {
  handleDisabledFileLoadingAsSuccess: true,
  navigation: { disableMainFrameNavigation: true },
};

/** React as visitors get it: that for development takes twice as long to draw a page. */
const JSX = { jsx: { development: false } };
const ENV = { NODE_ENV: 'production' };

/** Tests that replace modules, which others must not find replaced. */
const REPLACED = [
  'prerender/package/{server,worker}-package.test.ts',
  'edit/journal/replace-file.test.ts',
];

// oxlint-disable-next-line max-lines-per-function -- One object of settings.
export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      // More than it would start on two cores: many tests wait for a process of their own.
      maxWorkers: 4,
      // Only what hangs takes so long, also on a slow machine that is busy: the slowest takes 20 s on two cores.
      testTimeout: 180_000,
      // What a command prints by itself there is not what tests expect elsewhere.
      env: { GITHUB_ACTIONS: '' },
      hookTimeout: 180_000,
      // A busy machine may stall once what a test waits for; a second failure counts. `npm test` names what needed it.
      retry: 1,
      projects: [
        {
          extends: true,
          oxc: JSX,
          // Test files share the modules that they import, which spares a tenth of the CPU time of all unit tests.
          test: {
            name: 'code',
            env: { ...ENV, TMPDIR: memoryFolder() },
            isolate: false,
            include: TESTS,
            exclude: [...NO_SOURCES, DATABASES, DOCUMENTS, ...PROCESSES, ...REPLACED],
            globalSetup: 'test-support/content/cut-fonts.ts',
          },
        },
        {
          extends: true,
          oxc: JSX,
          test: {
            name: 'documents',
            env: { ...ENV, TMPDIR: memoryFolder() },
            environment: 'happy-dom',
            environmentOptions: {
              happyDOM: { url: 'https://www.site.example/team', settings: SETTINGS },
            },
            // Each in a document of its own, because scripts of a page listen for as long as it is there. So a thread loads
            // the environment once for all its files, which takes half of the CPU time that one a file takes.
            pool: 'vmThreads',
            include: [DOCUMENTS],
            exclude: NO_SOURCES,
          },
        },
        {
          extends: true,
          plugins: [compiledThread],
          test: {
            name: 'databases',
            env: { TMPDIR: memoryFolder() },
            isolate: false,
            include: [DATABASES],
            exclude: NO_SOURCES,
            globalSetup: 'test-support/gateway/store/databases.ts',
          },
        },
        {
          extends: true,
          test: { name: 'replaced', include: REPLACED, exclude: NO_SOURCES },
        },
        {
          extends: true,
          oxc: JSX,
          test: {
            name: 'processes',
            env: { ...ENV, TMPDIR: memoryFolder() },
            // As in `code`.
            isolate: false,
            include: PROCESSES,
            exclude: NO_SOURCES,
            globalSetup: [
              'test-support/gateway/processes/compiled-server.ts',
              'test-support/commands/bundled-engine.ts',
            ],
          },
        },
      ],
    },
  }),
);
