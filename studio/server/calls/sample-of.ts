import { collectPageTexts } from '../../../check/collect-texts.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';

/** What a site has that a block can name; the first of each is named where an example names what the site has not got. */
export interface Nameable {
  /** Paths below media/. */
  pictures: readonly string[];
  routes: readonly string[];
  /** Folders of entries, as paths below pages/. */
  folders: readonly string[];
  /** Names of forms. */
  forms: readonly string[];
}

/**
 * What a block of a type says when it is new on a page: the example of its schema, which names pictures, pages and forms
 * that no site needs to have, with those of the site. Where the site has none, it is left as it is.
 */
export function sampleOf(type: string, schemas: Schemas, site: Nameable): Record<string, unknown> {
  const [example] = schemas.blocks.get(type)?.schema.examples ?? [];
  if (!isRecord(example)) return { type };
  const pictures = new Map<string, string>();
  const others = new Map<string, string>();
  for (const { text, schema } of collectPageTexts(schemas, { blocks: [example] })) {
    const has = namedBy(schema.format, site);
    const [name = ''] = text.split('#');
    // A file in public/, such as a film, is named as it is.
    if (!has || /^$|^\/.*\./.test(name) || URL.canParse(text) || has.includes(name)) continue;
    const into = schema.format === 'media' ? pictures : others;
    // Several pages are different ones, as long as there are enough.
    const other = has[schema.format === 'link' ? others.size % has.length : 0];
    if (other !== undefined && !into.has(text)) into.set(text, other);
  }
  // A picture may be in a text in Markdown.
  const inText = (text: string): string =>
    [...pictures].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  return withTexts(example, (text) => others.get(text) ?? inText(text));
}

function namedBy(format: string | undefined, site: Nameable): readonly string[] | undefined {
  if (format === 'media') return site.pictures;
  if (format === 'link') return site.routes;
  if (format === 'entries') return site.folders;
  return format === 'form' ? site.forms : undefined;
}

function withTexts(
  record: Record<string, unknown>,
  change: (text: string) => string,
): Record<string, unknown> {
  const changed = (value: unknown): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map(changed);
    return isRecord(value) ? withTexts(value, change) : value;
  };
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, changed(value)]));
}
