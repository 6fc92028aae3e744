import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { isRecord } from '../../schema/is-record.ts';

/** Stands for the font that a chapter names. */
const FONT = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** What tests build together as one site. */
const CHAPTERS = ['theme', 'site', 'writing', 'languages', 'forms'];

const ROOT = join(import.meta.dirname, '../..');

/** An example of a chapter: what its first line names as its file, and the text. */
export interface Example {
  file: string;
  text: string;
}

/** The chapters of docs/pages/ that are written by hand: their texts in Markdown. */
export function chapters(): string[] {
  return CHAPTERS.flatMap((name) => {
    const page: unknown = parse(readFileSync(join(ROOT, `docs/pages/${name}.yaml`), 'utf8'));
    const blocks: unknown = isRecord(page) ? page['blocks'] : [];
    if (!Array.isArray(blocks)) throw new Error(`docs/pages/${name}.yaml has no blocks.`);
    return blocks.flatMap((block: unknown) =>
      isRecord(block) && block['type'] === 'prose'
        ? [String(block['text']).replaceAll('\\{', '{')]
        : [],
    );
  });
}

/** All examples of the chapters that are files of a site. */
export function chapterExamples(): Example[] {
  const fences = chapters()
    .join('\n')
    .matchAll(/^```(?:yaml|svg|css)\n(?:# |<!-- |\/\* )(\S+)(?: -->| \*\/)?\n(.*?)^```$/gms);
  return [...fences].map(([, file = '', text = '']) => ({ file, text }));
}

/**
 * Lays the examples over a copy of the second site: pages and drawings as files, what they say about site.yaml in the
 * place of what is there; all pages are in the navigation, so that nothing is left to warn of.
 * @param site the folder of the copy
 */
export function layExamples(site: string): void {
  const pages: string[] = [];
  for (const { file, text } of chapterExamples()) {
    const path = join(site, file);
    mkdirSync(dirname(path), { recursive: true });
    if (file === 'site.yaml') writeFileSync(path, merged(readFileSync(path, 'utf8'), text));
    else writeFileSync(path, text);
    if (file.startsWith('pages/')) pages.push(file.slice('pages'.length).replace('.yaml', ''));
  }
  const siteFile = join(site, 'site.yaml');
  const dropdownItems = pages.map((href) => ({ name: href.slice(1), href }));
  const navigation = [
    { name: 'Home', href: '/' },
    { name: 'More', dropdownItems },
  ];
  writeFileSync(siteFile, merged(readFileSync(siteFile, 'utf8'), stringify({ navigation })));
  mkdirSync(join(site, 'public'), { recursive: true });
  writeFileSync(join(site, 'public/price-list.pdf'), Buffer.alloc(2_100_000, '%PDF-1.4\n'));
  cpSync(join(ROOT, 'tests/second-site/media/hills.svg'), join(site, 'media/hills.svg'));
  cpSync(createRequire(import.meta.url).resolve(FONT), join(site, 'media/fonts/text.woff2'));
}

/** A part of site.yaml in the place of what is there; of a group only the fields that the part has. */
function merged(siteFile: string, part: string): string {
  const site: unknown = parse(siteFile);
  const fields: unknown = parse(part);
  if (!isRecord(site) || !isRecord(fields))
    throw new Error('An example for site.yaml is no group.');
  for (const [name, value] of Object.entries(fields)) {
    const known = site[name];
    site[name] = isRecord(known) && isRecord(value) ? { ...known, ...value } : value;
  }
  return stringify(site);
}
