import { collectPageTexts, collectTexts, type Text } from '../../check/collect-texts.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { setAt } from '../render/data/set-at.ts';
import { wrapMarkdown } from './wrap-markdown.ts';
import { wrap } from './tokens.ts';

/** A text that was wrapped, in the order of their numbers. */
export interface WrappedText {
  of: 'page' | 'site';
  path: DataPath;
  /** Without marks; nothing for a part of a text in Markdown. */
  text?: string;
}

export interface Wrapped {
  site: SiteData;
  data: PageData;
  texts: WrappedText[];
}

/** Formats whose texts are words for people; those of all others name something, and must stay as they are. */
const WORDS = new Set([undefined, 'inline-markup', 'markdown']);

/** Copies what a page is drawn of, with marks around every free text of the page and of site.yaml. */
export function wrapTexts(site: SiteData, data: PageData, schemas: Schemas): Wrapped {
  const copies = structuredClone({ site, data });
  const texts: WrappedText[] = [];
  const add = (text: WrappedText): number => texts.push(text) - 1;
  for (const { text, path, schema } of freeTexts(collectPageTexts(schemas, data.page))) {
    const markdown = schema.format === 'markdown' && copies.data.markdown;
    // The data of a page has the number of a text in Markdown in the place of it.
    if (markdown) wrapMarkdown(markdown[Number(text)] ?? [], () => add({ of: 'page', path }));
    else setAt(copies.data.page, path, wrap(text, add({ of: 'page', path, text })));
  }
  for (const { text, path } of freeTexts(collectTexts(site.site, schemas.site.schema, []))) {
    setAt(copies.site.site, path, wrap(text, add({ of: 'site', path, text })));
  }
  return { ...copies, texts };
}

function freeTexts(texts: readonly Text[]): Text[] {
  return texts.filter(
    ({ text, words, schema }) => text !== '' && words === undefined && isFree(schema),
  );
}

function isFree({ const: only, enum: choices, pattern, format }: FieldSchema): boolean {
  return only === undefined && !choices && pattern === undefined && WORDS.has(format);
}
