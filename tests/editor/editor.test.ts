import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { schemaHint } from '../../authoring/yaml/schema-hint.ts';
import { openSite } from '../../check/open-site.ts';
import { writeEditorSchemas } from '../../prerender/editor-schemas/editor-schemas.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { type LanguageServer, startLanguageServer } from './language-server.ts';

const schemas = loadSchemas();
const types = [...schemas.blocks.keys()];
let server: LanguageServer;

/** Sites of other companies, as paths from the folder that is open in the editor. */
const OTHERS = ['tests/second-site', 'tests/second-site/bakery', 'tests/second-site/clinic'];

beforeAll(async () => {
  // As npm ci leaves them for the first site, and a check for the others.
  for (const site of ['.', ...OTHERS]) writeEditorSchemas(openSite(site));
  server = await startLanguageServer();
});
afterAll(() => server.stop());

describe.concurrent.each([...schemas.blocks])('in the block %s', (type, { schema }) => {
  const example = exampleOf(schema);
  const fields = fieldsOf(schema);
  const page = stringify({ title: 'A page', blocks: [example] });

  test('its example has no mistake', async () => {
    const file = await server.open(`pages/${type}-example.yaml`, page);
    expect(await file.diagnostics).toEqual([]);
  });

  test('exactly the fields are offered that are not there yet', async () => {
    const text = `title: A page\nblocks:\n  - type: ${type}\n    \n  - type: hero\n    title: Next\n`;
    const empty = await server.open(`pages/${type}-empty.yaml`, text);
    expect(await empty.complete({ line: 3, character: 4 })).toEqual(without(fields, ['type']));

    const started = stringify({ title: 'A page', blocks: [{ ...firstHalfOf(example), type }] });
    const file = await server.open(`pages/${type}-half.yaml`, `${started}    \n`);
    const offered = await file.complete({ line: lineCount(started), character: 4 });
    expect(offered).toEqual(without(fields, ['type', ...Object.keys(firstHalfOf(example))]));
  });

  test('exactly the fields of an entry are offered in its lists', async () => {
    const lists = Object.entries(schema.properties ?? {}).filter(
      ([, { items }]) => items?.properties,
    );
    for (const [name, { items = {} }] of lists) {
      const text = `title: A page\nblocks:\n  - type: ${type}\n    ${name}:\n      - \n`;
      const file = await server.open(`pages/${type}-${name}.yaml`, text);
      const offered = await file.complete({ line: 4, character: 8 });
      expect({ name, offered }).toEqual({ name, offered: fieldsOf(items).toSorted() });
    }
  });

  test('every type is offered after `type:`', async () => {
    const text = page.replace(`type: ${type}`, 'type: ');
    const file = await server.open(`pages/${type}-type.yaml`, text);
    expect(await file.complete({ line: 2, character: 10 })).toEqual(types);
  });

  test('every field is explained', async () => {
    const file = await server.open(`pages/${type}-hover.yaml`, page);
    for (const name of without(Object.keys(example), ['type'])) {
      const shown = await file.hover({ line: lineOf(page, `    ${name}:`), character: 5 });
      expect({ name, shown }).toEqual({ name, shown: explanationOf(schema, name) });
    }
    const shown = await file.hover({ line: 2, character: 5 });
    expect(shown).toContain(`* \`${type}\`: ${schema.description}`);
  });

  test('an unknown field is marked where it stands', async () => {
    const text = `${page}    paint: blue\n`;
    const file = await server.open(`pages/${type}-unknown.yaml`, text);
    const line = lineCount(page);
    expect((await file.diagnostics).map(({ message, range }) => ({ message, range }))).toEqual([
      {
        message: 'Property paint is not allowed.',
        range: { start: { line, character: 4 }, end: { line, character: 9 } },
      },
    ]);
  });
});

describe.concurrent.each([
  ['site.yaml', 'name: Alder Row', schemas.site],
  ['site.de.yaml', 'name: Alder Row', schemas.localSite],
  ['forms/order.yaml', 'title: Order bread', schemas.form],
  ['forms/order.pt-br.yaml', 'title: Pedir pão', schemas.localForm],
])('in %s', (path, start, { schema }) => {
  const example = exampleOf(schema);
  const text = stringify(example);
  const [first = ''] = start.split(':');

  test('exactly the fields are offered that are not there yet', async () => {
    const file = await server.open(`started/${path}`, `${start}\n\n`);
    expect(await file.complete({ line: 1, character: 0 })).toEqual(
      without(fieldsOf(schema), [first]),
    );
  });

  test('every field is explained', async () => {
    const file = await server.open(path, text);
    expect(await file.diagnostics).toEqual([]);
    for (const name of Object.keys(example)) {
      const shown = await file.hover({ line: lineOf(text, `${name}:`), character: 1 });
      expect({ name, shown }).toEqual({ name, shown: explanationOf(schema, name) });
    }
  });

  test('an unknown field is marked where it stands', async () => {
    const file = await server.open(`unknown/${path}`, `${text}paint: blue\n`);
    expect(
      (await file.diagnostics).map(({ message, range }) => [message, range.start.line]),
    ).toEqual([['Property paint is not allowed.', lineCount(text)]]);
  });
});

describe.concurrent.each([
  {
    site: '.',
    icons: [],
    forms: ['inquiry'],
    pages: ['/', '/services/aws'],
    pictures: ['logo.svg'],
    folders: ['services', 'resources'],
  },
  {
    site: 'tests/second-site',
    icons: [],
    forms: [],
    pages: ['/', '/services/audits'],
    pictures: ['hills.svg'],
    folders: ['services'],
  },
  {
    site: 'tests/second-site/bakery',
    icons: ['brezel', 'instagram'],
    forms: ['bestellung'],
    pages: ['/brote', '/aktuelles'],
    pictures: ['logo.svg'],
    folders: ['aktuelles'],
  },
  {
    site: 'tests/second-site/clinic',
    icons: [],
    forms: ['appointment'],
    pages: ['/doctors', '/en/our-doctors'],
    pictures: ['courtyard.svg', 'salma.svg'],
    folders: ['news'],
  },
])('in the site $site', ({ site, icons, forms, pages, pictures, folders }) => {
  const completing = async (name: string, blocks: string) => {
    const path = `pages/${name}.yaml`;
    const start = `${schemaHint(site, path)}\ntitle: A page\nblocks:\n${blocks}`;
    const file = await server.open(join(site, path), start);
    const lines = start.split('\n');
    const offered = await file.complete({
      line: lines.length - 1,
      character: lines.at(-1)?.length ?? 0,
    });
    return offered.map((label) => label.replaceAll('"', ''));
  };

  test('its own icons are offered beside those that all sites have', async () => {
    const offered = await completing(
      'icons',
      '  - type: card-grid\n    heading: A\n    cards:\n      - icon: ',
    );
    expect(offered).toEqual(expect.arrayContaining(['gauge', ...icons]));
    expect(offered.includes('brezel')).toBe(icons.length > 0);
  });

  test('its forms are offered, to show and to lead to, and its pages', async () => {
    expect(await completing('form', '  - type: form\n    form: ')).toEqual(forms);
    const links = '  - type: hero\n    title: A\n    action:\n      label: B\n      href: ';
    const offered = await completing('links', links);
    expect(offered).toEqual(expect.arrayContaining([...forms.map((name) => `#${name}`), ...pages]));
    expect(offered.filter((name) => name.startsWith('#'))).toHaveLength(forms.length);
  });

  test('its pictures are offered', async () => {
    const offered = await completing(
      'src',
      '  - type: hero\n    title: A\n    picture:\n      src: ',
    );
    expect(offered).toEqual(expect.arrayContaining(pictures));
    expect(offered.filter((name) => name.endsWith('.woff2'))).toEqual([]);
  });

  test('its pictures are offered in a form', async () => {
    const path = 'forms/start.yaml';
    const hint = schemaHint(site, path).replace('page.schema', 'form.schema');
    const file = await server.open(join(site, path), `${hint}\ntitle: A\npicture:\n  src: `);
    const offered = await file.complete({ line: 3, character: 7 });
    expect(offered.map((label) => label.replaceAll('"', ''))).toEqual(
      expect.arrayContaining(pictures),
    );
  });

  test('its folders are offered to lists of entries', async () => {
    expect(await completing('folder', '  - type: entries\n    folder: ')).toEqual(
      expect.arrayContaining(folders),
    );
  });
});

function exampleOf({ examples: [example] = [] }: FieldSchema): Record<string, unknown> {
  if (!isRecord(example)) throw new Error('A schema has no example.');
  return example;
}

function fieldsOf({ properties = {} }: FieldSchema): string[] {
  return Object.keys(properties);
}

function explanationOf({ properties = {} }: FieldSchema, name: string): unknown {
  const { title, description } = properties[name] ?? {};
  return expect.stringContaining(`#### ${title}\n\n${description}`);
}

function firstHalfOf(example: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(example).filter(([name]) => name !== 'type');
  return Object.fromEntries(entries.slice(0, Math.floor(entries.length / 2)));
}

function without(names: string[], present: string[]): string[] {
  return names.filter((name) => !present.includes(name)).toSorted();
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

/** The line that starts with some words, counted from 0. */
function lineOf(text: string, words: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(words));
}
