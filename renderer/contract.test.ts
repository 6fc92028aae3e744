import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as contract from './contract.ts';
import * as optionClasses from './option-classes.ts';

const ROOT = join(import.meta.dirname, '..');
const CONTRACT = ['renderer/contract.ts', 'renderer/option-classes.ts'];

/** Whatever writes or reads a page's elements. Tests are left out here: they may mark elements for themselves. */
const files = [
  ...filesBelow('renderer'),
  ...filesBelow('prerender/render'),
  ...filesBelow('budget'),
]
  .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !CONTRACT.includes(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(ROOT, file), 'utf8')) }));

const names = Object.entries<string>({ ...contract, ...optionClasses });
const known = new Set(names.map(([, name]) => name));

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The names in all files of a kind that a pattern finds and the contract does not list, each with its file. */
function unlisted(kind: RegExp, ...patterns: RegExp[]): string[] {
  return files
    .filter(({ file }) => kind.test(file))
    .flatMap(({ file, text }) =>
      patterns
        .flatMap((pattern) => [...text.matchAll(pattern)])
        .flatMap(([, found = '']) => found.split(/\s+/))
        .filter((name) => name && !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
}

describe('the names that scripts, components and sheets agree on', () => {
  test('there is one entry for each, and its kind shows from the name', () => {
    expect(known.size).toBe(names.length);
    expect(names.length).toBeGreaterThan(30);
  });

  test('components and sheets write no other attribute', () => {
    expect(unlisted(/\.(tsx|css)$/, /\b(data-[a-z][a-z-]*)/g)).toEqual([]);
  });

  test('components write no class but those of their modules and the shared ones', () => {
    const literal = /className="([^"]+)"/g;
    const inTemplate = /className=\{`([^`$]+)/g;
    expect(unlisted(/\.tsx$/, literal, inTemplate)).toEqual([]);
  });

  test('sheets name no class of another but the shared ones', () => {
    const modules = /:global\([^)]*?\.([\w-]+)/g;
    expect(unlisted(/\.module\.css$/, modules)).toEqual([]);
    const sheets = /(?<![\w)%])\.([a-z][\w-]*)(?=[^;{}]*\{)/g;
    expect(unlisted(/renderer\/styles\/.*\.css$/, sheets)).toEqual([]);
  });

  test('scripts import the names instead of writing them', () => {
    const anywhere = /\b(?:dataset|classList\.\w+\(')/g;
    const inSelector = /\[data-[a-z-]+/g;
    const inString = /(?<=['"`][^'"`\n]*)(?<![\w/-])data-[a-z-]+/g;
    const written = files
      .filter(({ file }) => /\.tsx?$/.test(file))
      .flatMap(({ file, text }) =>
        [anywhere, inSelector, ...(file.endsWith('.ts') ? [inString] : [])]
          .flatMap((pattern) => [...text.matchAll(pattern)])
          .map(([name]) => `${file}: ${name}`),
      );
    expect(written).toEqual([]);
  });

  test.each(names)('%s (%s) is used', (constant, name) => {
    const use = new RegExp(`\\b${constant}\\b|(?<![\\w-])${name}(?![\\w-])`);
    const importing = new RegExp(`import [^;]*\\b${constant}\\b[^;]*contract\\.ts'`);
    const users = files.filter(({ file, text }) =>
      file.endsWith('.ts') ? importing.test(text) : use.test(text),
    );
    expect(users.length).toBeGreaterThan(0);
  });
});
