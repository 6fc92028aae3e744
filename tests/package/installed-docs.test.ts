import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* The documentation that comes with the engine. */
const installed = new InstalledEngine();
afterAll(() => installed.remove());

it('docs build writes the documentation for a host and an address of your own', () => {
  const address = 'https://docs.engine.example';
  const output = join(installed.folder, 'documentation');
  const to = ['--url', address, '--host', 'netlify', '--output', output];
  expect(installed.run('docs', 'build', ...to)).toMatchObject({ status: 0 });
  const read = (file: string) => readFileSync(join(output, 'site', file), 'utf8');
  expect(read('_headers')).toContain('/*');
  expect(read('sitemap.xml')).toContain(`${address}/blocks`);
  expect(read('start.html')).toContain(`Version ${manifest.version}`);
  expect(read('playground.html')).toContain('pages/index.yaml');
  expect(read('play/playground.js')).toContain('checkTexts');
  expect(read('start.html')).toContain(`<link rel="canonical" href="${address}/start"`);
});

// After the build, because its own block is bundled for the first time there, which takes longest.
it('docs serves the documentation that README sends its readers to', async () => {
  const ended = await installed.serving('docs', '/blocks', async (address) => {
    const writing = await (await fetch(`${address}/writing`)).text();
    expect(writing).toContain('npm run check');
  });
  expect(ended).toEqual([0, null]);
});

it.each([
  [['docs', 'serve'], 'Write build, or nothing.'],
  [['docs', '--url', 'https://a.example'], '--url, --host and --output need the word build'],
])('%j is refused before anything is built', (args, sentence) => {
  expect(installed.run(...args)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(sentence),
  });
});
