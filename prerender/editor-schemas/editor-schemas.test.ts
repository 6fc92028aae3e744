import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { layCase } from '../../test-support/content/lay-case.ts';
import { FACT_SNIPPETS } from './fact-snippets.ts';
import { writeEditorSchemas } from './editor-schemas.ts';

let site = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  site = join(folder, 'site');
});

const read = (name: string) => readFileSync(join(site, `.cache/${name}.schema.json`), 'utf8');

/** Every schema of a format that offers something, as it is written. */
function offersOf(text: string, format: string): Set<string> {
  const found = new Set<string>();
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'format' in value && value.format === format)
      found.add('examples' in value ? JSON.stringify(value.examples) : 'nothing');
    return value;
  });
  return found;
}

/** What editors offer in a page for a format. */
function offered(format: string): Set<string> {
  writeEditorSchemas(openSite(site));
  return offersOf(read('page'), format);
}

describe('editors offer', () => {
  beforeEach(() => layCase('good-site', site));

  test('the forms of the site', () => {
    expect(offered('form')).toEqual(new Set(['["inquiry"]']));
  });

  test('its pages, dialogs and files for a link', () => {
    mkdirSync(join(site, 'public'));
    writeFileSync(join(site, 'public/price-list.pdf'), '');
    const links = ['/', '/services/audits', '/team', '#inquiry', '/price-list.pdf'];
    expect(offered('link')).toEqual(new Set([JSON.stringify(links)]));
  });

  test('its pictures, in forms too, but no fonts', () => {
    writeFileSync(join(site, 'media/font.woff2'), '');
    const [pictures = ''] = offered('media');
    const files = [...openSite(site).context.media];
    expect(JSON.parse(pictures)).toEqual(files.filter((path) => !path.endsWith('.woff2')));
    expect(pictures).toContain('"team/ada.svg"');
    for (const form of ['form', 'form-language'])
      expect(offersOf(read(form), 'media')).toEqual(new Set([pictures]));
  });

  test('its folders for a list of entries', () => {
    expect(offered('entries')).toEqual(new Set(['["services"]']));
  });

  test('its icons in site.yaml', () => {
    writeEditorSchemas(openSite(site));
    const icons = JSON.stringify([...openSite(site).context.icons]);
    expect(offersOf(read('site'), 'icon')).toEqual(new Set([icons]));
  });

  test('nothing for a date', () => {
    expect(offered('date')).toEqual(new Set(['nothing']));
  });
});

test('a folder is offered without its language', () => {
  layCase('good-site', site);
  const folders = (pages: string[]) => {
    const opened = openSite(site);
    const languages = { ...opened.context.languages, main: 'en', languages: ['en', 'de'] };
    writeEditorSchemas({ ...opened, pageFiles: pages, context: { ...opened.context, languages } });
    return offersOf(read('page'), 'entries');
  };
  expect(folders(['pages/index.yaml', 'pages/blog/a.yaml', 'pages/de/blog/a.yaml'])).toEqual(
    new Set(['["blog"]']),
  );
  expect(folders(['pages/a/b/c.yaml', 'pages/a/b.yaml'])).toEqual(new Set(['["a/b","a"]']));
  expect(folders(['pages/index.yaml'])).toEqual(new Set(['nothing']));
});

test('in Visual Studio Code the facts of the site are completed within a text', () => {
  layCase('good-site', site);
  const snippets = join(site, FACT_SNIPPETS);
  writeEditorSchemas(openSite(site));
  expect(existsSync(snippets)).toBe(false);
  mkdirSync(join(site, '.vscode'));
  writeEditorSchemas(openSite(site));
  expect(JSON.parse(readFileSync(snippets, 'utf8'))).toEqual({
    'facts.years': { scope: 'yaml', prefix: 'facts.years', body: 'facts.years', description: '12' },
    'facts.projects': {
      scope: 'yaml',
      prefix: 'facts.projects',
      body: 'facts.projects',
      description: '60+',
    },
  });
});

test('a page may have the blocks of the site, if it has any', () => {
  layCase('own-block-in-use', site);
  const opened = openSite(site);
  const [own] = opened.context.ownBlocks;
  writeEditorSchemas(opened);
  expect(read('page')).toContain(`"const":"${own?.type}"`);
  expect(read('site')).not.toContain(`"const":"${own?.type}"`);
});

test('a schema that is there already is left alone, and where nothing can be written that is said', () => {
  layCase('good-site', site);
  const opened = openSite(site);
  writeEditorSchemas(opened);
  const file = join(site, '.cache/page.schema.json');
  utimesSync(file, 10, 10);
  writeEditorSchemas(opened);
  expect(statSync(file).mtimeMs).toBe(10_000);
  rmSync(join(site, '.cache'), { recursive: true });
  writeFileSync(join(site, '.cache'), 'no folder');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  writeEditorSchemas(opened);
  expect(said).toHaveBeenCalledTimes(5);
  expect(String(said.mock.calls[0])).toMatch(/^The schema for editors could not be written: /);
});
