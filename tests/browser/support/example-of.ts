import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { addExampleFiles } from '../../../test-support/content/example-files.ts';
import type { LoadedSchema } from '../../../schema/load-schemas.ts';

/** The first example of a block type for the second site; see `examplesOf`. */
export function exampleOf(loaded: LoadedSchema, site: string): unknown {
  return examplesOf(loaded, site)[0];
}

/** The examples of a block type for the second site: their links lead to the home page, their pictures are put there. */
export function examplesOf({ schema: { examples = [] } }: LoadedSchema, site: string): unknown[] {
  return examples.map((example) => onSite(example, site));
}

function onSite(example: unknown, site: string): unknown {
  const text = JSON.stringify(example);
  addExampleFiles(site);
  for (const [, src = ''] of text.matchAll(/"src":"([^"]+\.svg)"/g)) {
    mkdirSync(join(site, 'media', dirname(src)), { recursive: true });
    cpSync(join(site, 'media/hills.svg'), join(site, 'media', src));
  }
  const linked = text.replaceAll(/"(href)":"\/[^"]*"/g, '"$1":"/"');
  return JSON.parse(linked, (_, value: unknown) =>
    isAddresses(value) ? [...new Set(value.map((address) => known(address, site)))] : value,
  );
}

function isAddresses(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry: unknown) => typeof entry === 'string' && entry.startsWith('/'))
  );
}

/** A page that the site does not have is its home page. */
function known(address: string, site: string): string {
  const [route = ''] = address.split('#');
  return existsSync(join(site, `pages${route}.yaml`)) ? address : '/';
}

const ENTRY = {
  date: '2026-09-14',
  summary: 'What we have found out, and how.',
  tags: ['Roofs'],
  event: {
    from: '2090-10-02',
    to: '2090-10-03',
    place: { name: 'The old boiler room', address: '1 Mill Lane, Alderton' },
    price: { amount: 12, currency: 'EUR' },
    status: 'sold-out',
  },
};

/** What a page with the examples of a block type has to say about itself besides its blocks. */
export function pageFieldsFor({ schema }: LoadedSchema): { entry?: typeof ENTRY } {
  // Entries are related to a page by its tags.
  const isRelated = JSON.stringify(schema.examples ?? []).includes('"sort":"related"');
  return schema.needsOfPage !== undefined || isRelated ? { entry: ENTRY } : {};
}

/** Writes an entry into a folder that an example of the block `entries` lists. */
export function writeExampleEntry(site: string, title: string, name = 'notes'): void {
  const folder = join(site, `pages/${name}`);
  mkdirSync(folder, { recursive: true });
  const page = { title, entry: ENTRY, blocks: [{ type: 'hero', title }] };
  writeFileSync(join(folder, 'first.yaml'), stringify(page));
}
