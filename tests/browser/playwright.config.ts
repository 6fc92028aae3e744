import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';

/** Not the port of `npm start`, which may be running next to the tests. */
const PORT = Number(process.env.TEST_PORT ?? 4179);
const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

/** Marks what is tested in every browser: finding pages, dialogs, the form, the carousel. */
const CORE = /@core/;

export default defineConfig({
  testDir: '.',
  // A folder of its own, because it is emptied at the start.
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  // Twice the two cores for which the tests are made: most of them wait for a browser half of their time. With three, a
  // sixth of both cores was idle.
  workers: 4,
  forbidOnly: true,
  // Generous, because the machine may be busy; a test that waits for nothing ends long before.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A busy machine may stall a browser twice; a third failure is one. What needed it is reported as flaky.
  retries: 2,
  // `npm test` counts what the file says.
  reporter: [
    [process.env.CI || !process.stdout.isTTY ? 'dot' : 'list'],
    ['json', { outputFile: '../../test-results/browser.json' }],
  ],
  // No trace: after a test with one, the next in a page that tests share (`lookTest`) gets no answer from the browser.
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [
    ...(existsSync(FIREFOX)
      ? [
          {
            name: 'firefox',
            grep: CORE,
            // It takes longer to start than most of its tests, so that one worker does them all, from the beginning.
            workers: 1,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: FIREFOX,
                firefoxUserPrefs: {
                  // Drawing without a graphics card is most of what Firefox does; nobody sees the frames in between.
                  'layout.frame_rate': 15,
                  // As of Chromium: no process waits for a next page.
                  'dom.ipc.processPrelaunch.enabled': false,
                },
              },
            },
          },
        ]
      : []),
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: await findChromium(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // No process waits for a next page, which is seldom: starting one takes a fifth of a short test.
            '--renderer-process-limit=1',
          ],
        },
      },
    },
  ],
  webServer: {
    command: 'node commands/launch.mjs serve',
    cwd: '../..',
    env: { PORT: String(PORT), DATA_DIR: 'test-results/data' },
    port: PORT,
    reuseExistingServer: false,
  },
});
