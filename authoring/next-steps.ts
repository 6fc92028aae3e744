import { blockType } from '../schema/page-blocks.ts';
import { collectPageTexts } from '../check/collect-texts.ts';
import { isRecord } from '../schema/is-record.ts';
import type { Schemas } from '../schema/load-schemas.ts';
import { parseYaml } from '../check/yaml/parse-yaml.ts';
import { lineAt } from '../edit/splice.ts';
import type { DataPath } from '../schema/pointer.ts';

interface Step {
  /** Counts from 1. */
  line: number;
  /** What is there, in a few words. */
  what: string;
}

/**
 * What to edit on a page that was just made from a kind, from top to bottom: the description,
 * every block, and every picture that is only a placeholder.
 *
 * @param own the name, without extension, of pictures that were made for this very page
 */
export function nextSteps(schemas: Schemas, text: string, own: string): Step[] {
  const result = parseYaml(text);
  const parsed = 'parsed' in result ? result.parsed : undefined;
  if (!parsed || !isRecord(parsed.data)) throw new Error('The new page cannot be read again.');
  const { blocks } = parsed.data;
  const places: [DataPath, string][] = [
    [['description'], 'description: one sentence for search results'],
  ];
  for (const [index, block] of Array.isArray(blocks) ? blocks.entries() : []) {
    places.push([['blocks', index], `block ${index + 1}, ${blockType(block)}`]);
  }
  for (const { text: src, path, schema } of collectPageTexts(schemas, parsed.data)) {
    if (schema.format !== 'media') continue;
    if (src.replace(/^.*\/|\.[^.]*$/g, '') === own) continue;
    places.push([path, `${src} is a placeholder picture: add your own to media/ and name it here`]);
  }
  return places
    .map(([path, what]) => ({ line: lineAt(text, parsed.locate(path, 'key')[0]), what }))
    .toSorted((a, b) => a.line - b.line);
}
