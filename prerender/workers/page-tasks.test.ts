import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { renderContextFor } from '../../test-support/content/render-context.ts';
import { copySite } from '../../test-support/content/copy-site.ts';
import { copiesOf } from '../output/copies-of.ts';
import { PageTasks } from './page-tasks.ts';

const site = mkdtempSync(join(tmpdir(), 'page-tasks-'));
afterAll(() => rmSync(site, { recursive: true }));
const file = 'pages/team.yaml';
const page = (title: string) => `title: ${title}\nblocks:\n  - type: hero\n    title: ${title}\n`;

beforeEach(() => {
  copySite(join(import.meta.dirname, '../../tests/bad-content/good-site'), site);
  writeFileSync(join(site, file), page('Old'));
});

/** Checks the page, lets something happen, and renders it, or what replaces its translation. */
async function render(
  keepsPages: boolean,
  happens: () => void,
  files: readonly string[] = [file],
): Promise<string[]> {
  writeFileSync(join(site, file), page('Old'));
  const tasks = new PageTasks(openSite(site).context, keepsPages);
  const { digest, ...result } = tasks.check(file);
  expect(result).not.toHaveProperty('page');
  await tasks.prepare(renderContextFor(join(site, 'dist')));
  happens();
  const titles: string[] = [];
  for (const one of files) {
    const output = await tasks.render({ file: one, source: file, digest }, 'later');
    expect(output.digest).toBe(digest);
    const folder = one.slice('pages/'.length, -'.yaml'.length);
    const html = readFileSync(join(site, 'dist', folder, 'index.html.next'), 'utf8');
    titles.push(/<title>(.*) \|/.exec(html)?.[1] ?? '');
  }
  return titles;
}

const edit = () => writeFileSync(join(site, file), page('New'));

test('a page that was kept is rendered as it was checked, whatever its file says by then', async () => {
  expect(await render(true, edit)).toEqual(['Old']);
});

test('one that was not kept is read again, and must be the same', async () => {
  expect(await render(false, () => undefined)).toEqual(['Old']);
  await expect(render(false, edit)).rejects.toThrow(
    'pages/team.yaml has changed since it was checked. Run the command again.',
  );
});

test('a page is kept until it is rendered itself, for all that stand in for its translations', async () => {
  const translations = ['pages/de/team.yaml', 'pages/fr/team.yaml'];
  expect(await render(true, edit, [...translations, file])).toEqual(['Old', 'Old', 'Old']);
  await expect(render(true, edit, [file, ...translations])).rejects.toThrow(
    'pages/de/team.yaml has changed since it was checked.',
  );
});

test('pages that are kept one behind the other are kept whole', async () => {
  const { context } = openSite(site);
  const texts = ['A', 'B'.repeat(60), 'Ä'.repeat(60), 'D'];
  const files = texts.map((text, at) => {
    writeFileSync(join(site, `pages/page-${at}.yaml`), page(text));
    return `pages/page-${at}.yaml`;
  });
  const tasks = new PageTasks(context, true);
  const digests = files.map((one) => tasks.check(one).digest);
  await tasks.prepare(renderContextFor(join(site, 'dist')));
  for (const [at, one] of files.entries()) {
    rmSync(join(site, one));
    await tasks.render({ file: one, digest: digests[at] ?? '' }, 'later');
    const data: unknown = JSON.parse(
      readFileSync(join(site, `dist/page-${at}/page.json.next`), 'utf8'),
    );
    expect(data).toMatchObject({ page: { title: texts[at] } });
  }
});

test('nothing is rendered before prepare()', async () => {
  const tasks = new PageTasks(openSite(site).context, true);
  const { digest } = tasks.check(file);
  await expect(tasks.render({ file, digest }, 'now')).rejects.toThrow(
    'render() was called before prepare().',
  );
});

test('from 200 pages on their server compresses them', () => {
  expect([copiesOf(199), copiesOf(200)]).toEqual(['now', 'later']);
});
