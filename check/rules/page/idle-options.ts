import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { schemaAt } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { readMarkdown } from '../../markdown/read-markdown.ts';
import type { CheckedPage } from '../../model/rule.ts';

/** Whether a field of a block type has a value as its choice; any other value has an error of its own. */
type IsChoice = (type: string, field: DataPath, value: unknown) => boolean;

/** Says which options of an opening, a text and a grid do nothing, and which ground is behind a picture. */
export function warnAboutIdleOptions({
  data,
  schemas,
}: Pick<CheckedPage, 'data' | 'schemas'>): Finding[] {
  const isChoice: IsChoice = (type, field, value) =>
    schemaAt(schemas.blocks.get(type)?.schema, field)?.enum?.some((one) => one === value) ?? false;
  return allBlocks(data).flatMap(({ block, path }) => {
    if (!isRecord(block)) return [];
    if (block['behind'] !== undefined && block['ground'] !== undefined)
      return [coveredGround([...path, 'ground'])];
    if (blockType(block) === 'prose') return findIdleInProse(block, path);
    if (blockType(block) === 'card-grid') return findIdleInGrid(block, path, isChoice);
    return blockType(block) === 'hero' ? findIdle(block, path, isChoice) : [];
  });
}

function coveredGround(path: Finding['path']): Finding {
  return {
    id: 'option-without-effect',
    path,
    part: 'key',
    message: '`ground` has no effect next to `behind`, which covers it.',
    suggestion: 'Remove `ground`.',
  };
}

/** Pictures have no room next to a heading, and need to be there. */
function findIdleInProse(block: Record<string, unknown>, path: Finding['path']): Finding[] {
  const { pictures, heading, align, text } = block;
  if (pictures !== 'wide' || typeof text !== 'string') return [];
  const place = {
    id: 'option-without-effect',
    path: [...path, 'pictures'],
    part: 'key',
  } as const;
  if (heading !== undefined && align !== 'center')
    return [
      {
        ...place,
        message: '`pictures` has no effect next to a heading at the side of the text.',
        suggestion: 'Add `align: center`, or remove `pictures`.',
      },
    ];
  const { elements } = readMarkdown(text);
  if (elements.some(({ type }) => type === 'picture' || type === 'pictures')) return [];
  return [
    {
      ...place,
      message: '`pictures` has no effect without a picture in the text.',
      suggestion: 'Add one, or remove `pictures`.',
    },
  ];
}

/** A grid of cards that differ in size has no row that is not full. */
function findIdleInGrid(
  { align, cards }: Record<string, unknown>,
  path: Finding['path'],
  isChoice: IsChoice,
): Finding[] {
  const hasSize = (card: unknown, at: number) =>
    isRecord(card) && isChoice('card-grid', ['cards', at, 'size'], card['size']);
  if (align === undefined || !listOf(cards).some(hasSize)) return [];
  return [
    {
      id: 'option-without-effect',
      path: [...path, 'align'],
      part: 'key',
      message: '`align` has no effect next to cards with a `size`: their last row is always full.',
      suggestion: 'Remove `align`.',
    },
  ];
}

/** Options that need another one, which is not there. */
function findIdle(
  block: Record<string, unknown>,
  path: Finding['path'],
  isChoice: IsChoice,
): Finding[] {
  const { picture, layout = 'beside', height = 'auto' } = block;
  const tell = (name: string, needs: string): Finding[] =>
    block[name] === undefined
      ? []
      : [
          {
            id: 'option-without-effect',
            path: [...path, name],
            part: 'key',
            message: `\`${name}\` has no effect without ${needs}.`,
            suggestion: `Add it, or remove \`${name}\`.`,
          },
        ];
  if (!isChoice('hero', ['layout'], layout)) return [];
  if (picture === undefined)
    return ['layout', 'align', 'height', 'place', 'veil'].flatMap((name) =>
      tell(name, 'a `picture`'),
    );
  return [
    ...(layout === 'beside'
      ? ['align', 'height'].flatMap((name) =>
          tell(name, '`layout: behind`, `layout: above` or `layout: below`'),
        )
      : []),
    ...(layout === 'behind' && height !== 'auto'
      ? []
      : tell('place', '`layout: behind` and `height: half` or `height: full`')),
    ...(layout === 'behind' && block['align'] === 'center' && block['veil'] === 'side'
      ? [veilWithoutSide([...path, 'veil'])]
      : []),
    ...(layout === 'behind' ? [] : tell('veil', '`layout: behind`')),
  ];
}

function veilWithoutSide(path: Finding['path']): Finding {
  return {
    id: 'option-without-effect',
    path,
    part: 'value',
    message: '`veil: side` is strong all over the picture: text in the center has no side.',
    suggestion: 'Write `veil: strong`, or remove `align`.',
    replacement: 'strong',
  };
}
