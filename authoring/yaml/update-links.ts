import { collectFileTexts, hrefsOf, type Text } from '../../check/collect-texts.ts';
import { type References, resolveReferences } from '../../check/model/references.ts';
import type { YamlFile } from '../../check/diagnostics/yaml-file.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { applySplices, lineAt } from '../../edit/splice.ts';
import type { Splice } from '../../schema/generated/data.d.ts';

/** A page that gets another address. */
export interface Move {
  /** Such as /services/audits. */
  from: string;
  to: string;
  /** The address of the site, with which a link to the page may also be written. */
  siteUrl: string;
  /** Whether the places of the page are gone: /services/audits#prices leads to the top of the new one. */
  losesPlaces?: boolean;
}

/**
 * Lets every link to a page lead to its new address: fields that the schemas call links, and links
 * in texts with markup. Only the characters of the address change.
 *
 * @returns the text and the lines of the updated links, counted from 1
 */
export function updateLinks(
  schemas: Schemas,
  yaml: YamlFile,
  move: Move,
): { text: string; lines: number[] } {
  const { text } = yaml.source;
  const edits = collectFileTexts(schemas, yaml.file, yaml.parsed.data).flatMap((found) =>
    hrefRanges(yaml, found)
      .filter(({ href }) => leadsTo(href, move))
      .map(({ href, start }): Splice => {
        const at = start + (href.startsWith(move.siteUrl) ? move.siteUrl.length : 0);
        const end = move.losesPlaces ? start + href.length : at + move.from.length;
        return { start: at, end, text: move.to };
      }),
  );
  return { text: applySplices(text, edits), lines: edits.map((edit) => lineAt(text, edit.start)) };
}

/**
 * Finds links to a page that `updateLinks` cannot change, because the address is not in the file as it is: put
 * together from values of site.yaml, or written with escapes.
 *
 * @returns their lines, counted from 1
 */
export function findLinks(
  schemas: Schemas,
  { file, source, parsed }: YamlFile,
  move: Move,
  references: References,
): number[] {
  return collectFileTexts(schemas, file, parsed.data)
    .filter((found) => {
      const resolved = { text: found.text };
      resolveReferences(resolved, references);
      return hrefsOf({ ...found, ...resolved }).some((href) => leadsTo(href, move));
    })
    .map(({ path }) => source.position(parsed.locate(path, 'value')[0]).line);
}

/** The addresses in the characters of a text as the file has them, quotes and line breaks included. */
function hrefRanges({ source, parsed }: YamlFile, found: Text): { href: string; start: number }[] {
  // Found with the text that it is a part of.
  if (found.words !== undefined) return [];
  const [start, end] = parsed.locate(found.path, 'value');
  const written = source.text.slice(start, end);
  const { format = '' } = found.schema;
  if (['inline-markup', 'markdown'].includes(format)) return hrefsInMarkup(written, start);
  const at = written.indexOf(found.text);
  return isAddress(found) && at >= 0 ? [{ href: found.text, start: start + at }] : [];
}

/** A fact has no format, because it takes that of the text it is put into: it may be an address, too. */
function isAddress({ schema, path }: Text): boolean {
  return schema.format === 'link' || schema.format === 'route' || path[0] === 'facts';
}

function hrefsInMarkup(written: string, start: number): { href: string; start: number }[] {
  return [...written.matchAll(/(?<=\[[^[\]]+\]\(<?)[^()\s<>]+/g)].map(({ 0: href, index }) => ({
    href,
    start: start + index,
  }));
}

function leadsTo(href: string, { from, siteUrl }: Move): boolean {
  const path = href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href;
  return path === from || path.startsWith(`${from}#`);
}
