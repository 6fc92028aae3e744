import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* What `package` writes of a built site, with nothing but what is installed. */
const installed = new InstalledEngine();
const { folder, site } = installed;

beforeAll(() => {
  installed.init();
  installed.run('build');
});
afterAll(() => installed.remove());

it('writes into a new folder, and again into the same', () => {
  const first = installed.run('package', '--output', '../live');
  const second = installed.run('package', '--output', '../live');
  for (const ran of [first, second]) expect(ran).toMatchObject({ status: 0, stderr: '' });
  expect(existsSync(join(folder, 'live/server/serve.mjs'))).toBe(true);
});

it.each([
  ['.', '. contains the site.'],
  ['..', '.. contains the site.'],
  ['media', 'media contains media/ of the site.'],
  ['node_modules', 'node_modules contains the engine.'],
])('refuses to write into %s', (output, sentence) => {
  const page = readFileSync(join(site, 'dist/index.html'), 'utf8');
  expect(installed.run('package', '--output', output)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining(sentence),
  });
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toBe(page);
});

it('writes a Worker', async () => {
  const withoutMail = join(folder, 'without-mail');
  cpSync(join(site, 'dist'), join(withoutMail, 'dist'), { recursive: true });
  // A Worker sends no mail, which the form of a new site asks for.
  writeFileSync(join(withoutMail, 'dist/.forms.json'), '{}');
  const output = join(folder, 'worker');
  const args = ['--worker', '--site', withoutMail, '--output', output];
  expect(installed.run('package', ...args)).toMatchObject({ status: 0, stderr: '' });
  const worker: unknown = await import(join(output, 'worker.mjs'));
  expect(worker).toMatchObject({ default: { fetch: expect.any(Function) } });
});
