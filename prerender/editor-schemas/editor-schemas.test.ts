import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openSite } from '../../check/open-site.ts';
import { layCase } from '../../tests/bad-content/lay-case.ts';
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

test('editors offer the forms and the icons of the site', () => {
  layCase('good-site', site);
  const opened = openSite(site);
  writeEditorSchemas(opened);
  expect(offersOf(read('page'), 'form')).toEqual(new Set(['["inquiry"]']));
  expect(offersOf(read('page'), 'link')).toEqual(new Set(['["#inquiry"]']));
  expect(offersOf(read('site'), 'icon')).toEqual(
    new Set([JSON.stringify([...opened.context.icons])]),
  );
  expect(offersOf(read('page'), 'date')).toEqual(new Set(['nothing']));
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
  expect(said).toHaveBeenCalledTimes(3);
  expect(String(said.mock.calls[0])).toMatch(/^The schema for editors could not be written: /);
});
