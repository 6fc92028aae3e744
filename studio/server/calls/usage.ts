import { ownPages } from '../../../authoring/own-pages.ts';
import { readYamlFile } from '../../../check/yaml/parse-yaml.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { Usage } from '../../protocol.ts';

/** Which pages have each block type, and show each picture. */
export function usage(opened: OpenedSite): Usage {
  const { context } = opened;
  const blocksOn = new Map<string, Set<string>>();
  const picturesOn = new Map<string, Set<string>>();
  const alts = new Map<string, string>();
  for (const [route, file] of ownPages(opened)) {
    const read = readYamlFile(context, file);
    const data = 'yaml' in read ? read.yaml.parsed.data : undefined;
    for (const { block } of allBlocks(data)) note(blocksOn, blockType(block), route);
    for (const text of textsIn(data)) if (context.media.has(text)) note(picturesOn, text, route);
    for (const { src, alt } of picturesIn(data)) if (!alts.has(src)) alts.set(src, alt);
  }
  const pictures = Object.fromEntries(
    Array.from(picturesOn, ([file, pages]) => [
      file,
      { pages: [...pages], alt: alts.get(file) ?? '' },
    ]),
  );
  return { blocks: inWords(blocksOn), pictures };
}

function note(list: Map<string, Set<string>>, name: string, route: string): void {
  list.set(name, (list.get(name) ?? new Set()).add(route));
}

function inWords(list: Map<string, Set<string>>): Record<string, string[]> {
  return Object.fromEntries(Array.from(list, ([name, routes]) => [name, [...routes]]));
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/** Pictures with words, wherever they are. */
function* picturesIn(value: unknown): Generator<{ src: string; alt: string }> {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value)) {
    const { src, alt } = value;
    if (typeof src === 'string' && typeof alt === 'string' && alt !== '') yield { src, alt };
  }
  for (const inner of Object.values(value)) yield* picturesIn(inner);
}
