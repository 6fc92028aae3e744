import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { findChromium } from '../../test-support/browsers/find-chromium.ts';
import { eventually } from '../../test-support/eventually.ts';
import { InstalledEngine } from '../../test-support/package/installed-engine.ts';

/* The studio and the report of changes, as somebody has them who has installed the engine. */
const ROOT = join(import.meta.dirname, '../..');
const installed = new InstalledEngine();
const { site, folder } = installed;
const before = join(folder, 'before');
const PAGE = 'pages/index.yaml';
const read = () => readFileSync(join(site, PAGE), 'utf8');

beforeAll(() => {
  installed.init();
  const guide = readFileSync(join(ROOT, 'docs/blocks-of-your-own.md'), 'utf8');
  const files = guide.matchAll(/^```\w+\n(?:\/\/|\/\*) (blocks\/\S+)(?: \*\/)?\n([^]*?)^```$/gm);
  for (const [, file = '', text = ''] of files) {
    mkdirSync(join(site, dirname(file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  mkdirSync(before);
  for (const part of ['site.yaml', 'pages', 'forms', 'media', 'blocks'])
    cpSync(join(site, part), join(before, part), { recursive: true });
});
afterAll(() => installed.remove());

it('studio serves its shell and its overlay, and writes a page with an own block', async () => {
  await installed.serving('studio', '/_studio', async (address, printed) => {
    const token = await eventually(() => {
      const [, found] = /#(\S+)/.exec(printed()) ?? [];
      if (found === undefined) throw new Error('The address is not printed yet.');
      return Promise.resolve(found);
    });
    let cookie = '';
    const post = (name: string, input: unknown) =>
      fetch(`${address}/_studio/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(input),
      });
    [cookie = ''] = (await post('session', { token })).headers.getSetCookie();
    const schemas = JSON.stringify(await (await post('schemas', {})).json());
    expect(schemas).toContain('"type":"opening-note"');
    const value = { type: 'opening-note', text: 'Open at nine', way: { label: 'Home', href: '/' } };
    const operations = [{ op: 'insert', path: '/blocks/1', value }];
    const made = await post('apply', { changes: [{ file: PAGE, operations }] });
    expect(made.status).toBe(200);
    const saved = await post('save', {});
    expect([saved.status, read()]).toEqual([200, expect.stringContaining('Open at nine')]);
    for (const script of ['/_studio/shell.js', '/renderer/studio/start-overlay.ts'])
      expect(await missingModules(address, script, cookie)).toEqual([]);
  });
});

it('dev draws a page with an own block, for which a browser asks for few files', async () => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  onTestFinished(() => browser.close());
  await installed.serving('dev', '/', async (address) => {
    const page = await browser.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await page.getByText('Open at nine').waitFor();
    expect(asked).toContain(`${address}/dev/client.mjs`);
    expect(asked.length).toBeLessThan(60);
  });
});

it('changes says what the studio has written', () => {
  const { status, stdout } = installed.run('changes', '--before', before);
  expect([status, stdout]).toEqual([0, expect.stringContaining('Open at nine')]);
});

/** The modules that a script needs, and that the server has not got. */
async function missingModules(address: string, script: string, cookie: string): Promise<string[]> {
  const seen = new Set<string>();
  const missing: string[] = [];
  const follow = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    seen.add(path);
    const answer = await fetch(address + path, { headers: { cookie, accept: '*/*' } });
    const text = await answer.text();
    if (answer.status !== 200) missing.push(`${path}: ${answer.status}`);
    const imports = text.matchAll(/(?:from|import)\s*\(?\s*"(\/[^"]+)"/g);
    for (const [, next = ''] of imports) await follow(next);
  };
  await follow(script);
  return missing;
}
