import { parse } from 'yaml';
import { collectPageTexts } from '../check/collect-texts.ts';
import { loadSchemas } from '../schema/load-schemas.ts';
import { TO_WRITE } from './add/write-item.ts';
import { listKindLanguages, listKinds } from './kinds.ts';

/** `$title` of a template, `{name}` of site.yaml: what is there differs from page to page. */
const VALUE = /\$[a-z]+|\{[^{}]*\}/;

/** In characters. What is shorter next to a value, such as `mailto:`, is on finished pages, too. */
const LEAST_PIECE = 20;

/** What templates say only for a writer to replace it. */
interface TemplateTexts {
  /** Whole texts. */
  texts: string[];
  /** The longest piece of each text that has a value in it. */
  pieces: string[];
}

/** The texts of all kinds of page, in all languages, that a writer is to replace; those that a kind's `final` names may stay. */
export function collectTemplateTexts(): TemplateTexts {
  const schemas = loadSchemas();
  const texts = new Set<string>();
  const pieces = new Set([TO_WRITE]);
  for (const { page, final } of listKindLanguages().flatMap((language) => listKinds(language))) {
    for (const { text, schema } of collectPageTexts(schemas, parse(page))) {
      const { format = 'inline-markup' } = schema;
      const isGiven = schema.enum ?? schema.const ?? schema.pattern;
      if (
        isGiven ||
        !['inline-markup', 'markdown', 'link'].includes(format) ||
        final.includes(text)
      )
        continue;
      const [longest = ''] = text.split(VALUE).toSorted((a, b) => b.length - a.length);
      if (!VALUE.test(text)) texts.add(text);
      else if (longest.length >= LEAST_PIECE) pieces.add(longest);
    }
  }
  return { texts: [...texts].toSorted(), pieces: [...pieces].toSorted() };
}

/** The module from which the check knows them. */
export function templateTextsModule(): string {
  const { texts, pieces } = collectTemplateTexts();
  return `/* Generated from authoring/kinds by "npm run generate". Do not edit. */

/** Texts that \`npm run new\` and \`npm run add\` write for a writer to replace. */
export const templateTexts: ReadonlySet<string> = new Set(${JSON.stringify(texts, null, 2)});

/** What is left of those with a value in them, such as the title of the page. */
export const templatePieces: readonly string[] = ${JSON.stringify(pieces, null, 2)};
`;
}
