import type { Text } from '../../collect-texts.ts';
import { insideCurlyQuotes } from '../../diagnostics/curly-quotes.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { quoted } from '../../diagnostics/quote.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';
import type { CheckedFile } from '../../model/rule.ts';
import { isBehindComma } from './is-behind-comma.ts';

/**
 * Warns of a text in curly quotes in `[ ]` that a comma splits, as in `[“One day, one price”, Results]`: YAML knows
 * straight quotes only.
 */
export function warnAboutSplitQuotes({ splitQuotes }: Pick<CheckedFile, 'splitQuotes'>): Finding[] {
  return splitQuotes.flatMap((parts) => {
    const [first] = parts;
    if (!first) return [];
    return {
      id: 'split-text',
      path: first.path,
      part: 'value',
      message: `Curly quotes are not quotes in YAML, so the comma splits this text into ${parts.length} entries.`,
      suggestion: `Write ${quoted(insideCurlyQuotes(join(parts)) ?? '')}.`,
    };
  });
}

/** The texts of lists in `[ ]` that only together are in curly quotes, part by part. */
export function findSplitQuotes(file: YamlFile, texts: readonly Text[]): Text[][] {
  if (!file.source.text.includes('[')) return [];
  const found: Text[][] = [];
  for (let at = 0; at < texts.length; at++) {
    const parts = partsFrom(texts, at);
    if (!parts?.slice(1).every((part) => isBehindComma(file, part))) continue;
    found.push(parts);
    at += parts.length - 1;
  }
  return found;
}

const OPENING = /^[\u201c\u201d\u201e\u00ab\u00bb\u2018\u201a\uff02]/;

/** From a text that opens quotes to the entry of the same list that closes them. */
function partsFrom(texts: readonly Text[], start: number): Text[] | undefined {
  const first = texts[start];
  const index = first?.path.at(-1);
  if (!first || typeof index !== 'number' || !OPENING.test(first.text)) return undefined;
  if (insideCurlyQuotes(first.text) !== undefined) return undefined;
  const list = JSON.stringify(first.path.slice(0, -1));
  for (let end = start + 1; end < texts.length; end++) {
    const { path } = texts[end] ?? first;
    if (path.at(-1) !== index + end - start || JSON.stringify(path.slice(0, -1)) !== list) break;
    const parts = texts.slice(start, end + 1);
    if (insideCurlyQuotes(join(parts)) !== undefined) return parts;
  }
  return undefined;
}

function join(parts: readonly Text[]): string {
  return parts.map(({ text }) => text).join(', ');
}
