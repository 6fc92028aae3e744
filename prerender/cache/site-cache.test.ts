import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPage } from '../../check/check-page.ts';
import { checkSite } from '../../check/check-site.ts';
import { printText } from '../../check/report/text.ts';
import { makeReport } from '../../check/report/report.ts';
import { layCase, layOver, openCase, takeBack } from '../../test-support/content/lay-case.ts';
import { siteFolders } from '../paths.ts';
import { decodeFonts } from '../theme/fonts/decode-fonts.ts';
import { decodePictures } from '../pictures/decode-pictures.ts';
import { SiteCache } from './site-cache.ts';

/*
 * The check with what the last one has kept must say the same as one that starts from nothing.
 */
const badContent = join(import.meta.dirname, '../../tests/bad-content');
const temporary = mkdtempSync(join(tmpdir(), 'site-cache-'));
const site = join(temporary, 'site');
const folder = join(temporary, 'cache');
const checked: string[] = [];
afterAll(() => {
  vi.useRealTimers();
  rmSync(temporary, { recursive: true });
});

async function report(engine = 'an engine'): Promise<string> {
  checked.length = 0;
  const pictures = await decodePictures({ root: site, cache: folder });
  const fonts = await decodeFonts({ root: site, cache: folder });
  const opened = await openCase(site, { pictures, fonts });
  const folders = { ...siteFolders(opened.context.folder), cache: folder };
  const cache = new SiteCache(folders, engine, opened.context);
  const { problems } = await checkSite(opened, {
    cache,
    run: async (files, context) => {
      checked.push(...files);
      return files.map((file) => checkPage(context, file));
    },
  });
  cache.save();
  return printText(makeReport(problems, opened.pageFiles.length));
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(site, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} holds no ${from}.`);
  writeFileSync(join(site, file), text.replace(from, to));
}

const good = '3 pages checked, no problems.\n';

/** A good site, of which nothing is kept. */
function startAnew(): void {
  // In an hour: what was written just now is never taken for unchanged.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  rmSync(folder, { recursive: true, force: true });
  rmSync(site, { recursive: true, force: true });
  layCase('good-site', site);
}

describe('a page', () => {
  beforeEach(async () => {
    startAnew();
    await report();
  });

  it('is not checked again as long as nothing changes', async () => {
    expect(await report()).toBe(good);
    expect(checked).toEqual([]);
  });

  it('is checked again when its file has changed, and no other is', async () => {
    change('pages/team.yaml', 'Founder', 'Founder and engineer');
    expect(await report()).toBe(good);
    expect(checked).toEqual(['pages/team.yaml']);
  });

  it('is checked again when a page comes that it links to by the whole address', async () => {
    const file = join(site, 'pages/index.yaml');
    const more = `  - type: rich-text
    heading: Elsewhere
    paragraphs: ['See [the terms](https://www.alder-row.example/terms).']
`;
    writeFileSync(file, readFileSync(file, 'utf8') + more);
    expect(await report()).toContain('broken-own-address');
    cpSync(join(site, 'pages/services/audits.yaml'), join(site, 'pages/terms.yaml'));
    expect(await report()).not.toContain('broken-own-address');
    rmSync(join(site, 'pages/terms.yaml'));
    expect(await report()).toContain('broken-own-address');
  });

  it('is checked again when it now repeats what stands on a page that has not changed', async () => {
    const other = 'The people who measure, mend and keep buildings warm at Alder Row in Alderton.';
    const own = /^description: (.*)$/m.exec(readFileSync(join(site, 'pages/index.yaml'), 'utf8'));
    change('pages/index.yaml', own?.[1] ?? '', other);
    expect(await report()).toContain('[repeated-text]');
    expect(checked).toEqual(['pages/index.yaml']);
    expect(await report()).toContain('[repeated-text]');
  });

  it('is checked again as long as it has an error', async () => {
    change('pages/team.yaml', 'role:', 'rolle:');
    expect(await report()).toContain('Did you mean `role`?');
    expect(await report()).toContain('Did you mean `role`?');
    expect(checked).toEqual(['pages/team.yaml']);
  });

  it('is checked again when a place it links to is gone, and when it is back', async () => {
    change('pages/index.yaml', "'#inquiry'", '/team#ada-lindqvist');
    expect(await report()).toBe(good);
    change('pages/team.yaml', 'slug: ada-lindqvist', 'slug: ada');
    expect(await report()).toContain('[broken-fragment]');
    expect(checked).toEqual(['pages/team.yaml', 'pages/index.yaml']);
    change('pages/team.yaml', 'slug: ada', 'slug: ada-lindqvist');
    expect(await report()).toBe(good);
  });

  it('is checked again when a page it links to is gone', async () => {
    change('pages/index.yaml', "'#inquiry'", '/services/audits');
    expect(await report()).toBe(good);
    rmSync(join(site, 'pages/services/audits.yaml'));
    expect(await report()).toContain('pages/index.yaml:7:41 error: There is no page');
  });

  it('is checked again when a picture it shows is gone', async () => {
    rmSync(join(site, 'media/landscape.svg'));
    expect(await report()).toContain('[missing-media]');
  });

  it('is checked again when a fact of site.yaml has changed, and not for the rest of it', async () => {
    change('site.yaml', 'Alder Row', 'Alder & Row');
    expect(await report()).toBe(good);
    expect(checked).toHaveLength(3);
    change('site.yaml', 'footer:', '# The footer.\nfooter:');
    expect(await report()).toBe(good);
    expect(checked).toEqual([]);
  });

  it('is checked again by another engine', async () => {
    expect(await report('another engine')).toBe(good);
    expect(checked).toHaveLength(3);
  });

  it('is checked again when what was kept is damaged', async () => {
    const store = join(folder, 'site.json');
    const kept = readFileSync(store, 'utf8');
    expect(kept).toContain('pages/team.yaml');
    writeFileSync(store, kept.replace('pages/team.yaml', 'pages/teem.yaml'));
    expect(await report()).toBe(good);
    expect(checked).toHaveLength(3);
    writeFileSync(store, readFileSync(store, 'utf8').slice(0, 200));
    expect(await report()).toBe(good);
    expect(checked).toHaveLength(3);
  });
});

it('checks the one changed page of many, and counts none that is gone', async () => {
  startAnew();
  const text = readFileSync(join(site, 'pages/services/audits.yaml'), 'utf8');
  for (let page = 0; page < 600; page += 1) {
    writeFileSync(join(site, `pages/services/audits-${page}.yaml`), text);
  }
  const first = await report();
  expect(checked).toHaveLength(603);
  change('pages/team.yaml', 'role:', 'rolle:');
  expect(await report()).toContain('Did you mean `role`?');
  expect(checked).toEqual(['pages/team.yaml']);
  change('pages/team.yaml', 'rolle:', 'role:');
  expect(await report()).toBe(first);
  expect(checked).toEqual(['pages/team.yaml']);
  rmSync(join(site, 'pages/services/audits-599.yaml'));
  expect(await report()).toContain('602 pages checked');
  expect(checked).toEqual([]);
});

const cases = readdirSync(badContent, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'good-site')
  .map(({ name }) => name);

describe('after a good state was kept', () => {
  // The good state that one case leaves is the one that the next begins with.
  beforeAll(async () => {
    startAnew();
    await report();
  });

  it.each(cases)(
    'reports %s in the same words, twice, and none of it once it is good',
    async (name) => {
      layOver(name, site);
      const expected = readFileSync(join(badContent, name, 'report.txt'), 'utf8');
      expect(await report()).toBe(expected);
      expect(await report()).toBe(expected);
      takeBack(name, site);
      expect(await report()).toBe(good);
    },
  );
});
