import { isScalar, parseDocument, type Scalar, visit } from 'yaml';
import { type References, resolveReferences } from '../../check/references.ts';
import { applyEdits, type Edit, lineAt } from './edit-text.ts';

/** A page that gets another address. */
export interface Move {
  /** Such as /services/audits. */
  from: string;
  to: string;
  /** The address of the site, with which a link to the page may also be written. */
  siteUrl: string;
}

/**
 * Lets every link to a page lead to its new address: whole values such as those of href, and
 * links inside text. Only the characters of the address change.
 *
 * @returns the text and the lines of the mended links, counted from 1
 */
export function updateLinks(text: string, move: Move): { text: string; lines: number[] } {
  const edits = textsOf(text).flatMap(({ start, end }): Edit[] =>
    [...text.slice(start, end).matchAll(linkPattern(move))].map(({ index }) => ({
      start: start + index,
      end: start + index + move.from.length,
      text: move.to,
    })),
  );
  return { text: applyEdits(text, edits), lines: edits.map((edit) => lineAt(text, edit.start)) };
}

/**
 * Finds links to a page that cannot be mended by themselves, because they are put together from
 * values of site.yaml.
 *
 * @returns their lines, counted from 1
 */
export function findLinks(text: string, move: Move, references: References): number[] {
  return textsOf(text)
    .filter(({ value }) => {
      const resolved = { value };
      resolveReferences(resolved, references);
      return resolved.value.search(linkPattern(move)) >= 0;
    })
    .map(({ start }) => lineAt(text, start));
}

interface Text {
  value: string;
  start: number;
  end: number;
}

/** All values that are texts, with their place in the file; quotes are part of it. */
function textsOf(text: string): Text[] {
  const texts: Text[] = [];
  visit(parseDocument(text), {
    Scalar(key, node: Scalar) {
      if (key === 'key' || !isScalar<string>(node) || typeof node.value !== 'string') return;
      const [start = 0, end = 0] = node.range ?? [];
      texts.push({ value: node.value, start, end });
    },
  });
  return texts;
}

/**
 * The address at the start of a value, behind its quote or the mark of a block text, or behind
 * `](`; and at its end, before a # sign or before `)`.
 */
function linkPattern({ from, siteUrl }: Move): RegExp {
  const start = String.raw`(?:^(?:['"]|[|>][^\n]*\n)?\s*|\]\()`;
  const end = String.raw`(?=#|\)|['"]?\s*$)`;
  return new RegExp(`(?<=${start}(?:${escape(siteUrl)})?)${escape(from)}${end}`, 'g');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
