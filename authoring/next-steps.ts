import { isRecord } from '../schema/is-record.ts';
import type { Path } from '../check/yaml/locate.ts';
import { parseYaml } from '../check/yaml/parse-yaml.ts';
import { lineAt } from './edit-text.ts';

export interface Step {
  /** Counts from 1. */
  line: number;
  /** What stands there, in a few words. */
  what: string;
}

/**
 * What to edit on a page that was just made from a kind, from top to bottom: the description,
 * every block, and every picture that only stands in.
 *
 * @param own the name, without extension, of pictures that were made for this very page
 */
export function nextSteps(text: string, own: string): Step[] {
  const result = parseYaml(text);
  const parsed = 'parsed' in result ? result.parsed : undefined;
  if (!parsed || !isRecord(parsed.data)) throw new Error('The new page cannot be read again.');
  const { blocks } = parsed.data;
  const places: [Path, string][] = [
    [['description'], 'description: one sentence for search results'],
  ];
  for (const [index, block] of Array.isArray(blocks) ? blocks.entries() : []) {
    const type = isRecord(block) ? String(block['type']) : '';
    places.push([['blocks', index], `block ${index + 1}, ${type}`]);
  }
  for (const [path, src] of sourcesIn(blocks, ['blocks'])) {
    if (src.replace(/^.*\/|\.[^.]*$/g, '') === own) continue;
    places.push([path, `picture ${src} stands in: put your own below media/ and name it here`]);
  }
  return places
    .map(([path, what]) => ({ line: lineAt(text, parsed.locate(path, 'key')[0]), what }))
    .toSorted((a, b) => a.line - b.line);
}

/** The paths of all pictures with what they show. */
function* sourcesIn(value: unknown, path: Path): Generator<[Path, string]> {
  const fields = Array.isArray(value) || isRecord(value) ? Object.entries(value) : [];
  for (const [name, field] of fields) {
    const inside = [...path, Array.isArray(value) ? Number(name) : name];
    if (name === 'src' && typeof field === 'string') yield [inside, field];
    else yield* sourcesIn(field, inside);
  }
}
