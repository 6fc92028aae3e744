import type { PageData } from '../../renderer/data/types.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { blocksOf } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { Wrapping, Written } from './wrapping.ts';

/**
 * Marks the names of the sections of a page, which its blocks and the headings of its texts in Markdown have; the data
 * is changed.
 * @param original without marks
 */
export function wrapSections(
  { sections = [], manual }: Pick<PageData, 'sections' | 'manual'>,
  original: Pick<PageData, 'page' | 'markdown'>,
  originOf: (path: DataPath) => Written,
  wrapping: Wrapping,
): void {
  for (const section of [...sections, ...(manual?.contents ?? [])]) {
    const place = placeOf(section, original);
    if (!place) continue;
    const { path, text } = place;
    const what = { kind: 'text' as const, origin: originOf(path), ...(text && { text }) };
    section.name = wrapping.around(section.name, what);
  }
}

/** Where a section has its name from; of a heading in Markdown, the whole text. */
function placeOf(
  { id, name }: { id: string; name: string },
  { page, markdown = [] }: Pick<PageData, 'page' | 'markdown'>,
): { path: DataPath; text?: string } | undefined {
  for (const [index, block] of blocksOf(page).entries()) {
    if (!isRecord(block)) continue;
    if (block['id'] === id && block['heading'] === name)
      return { path: ['blocks', index, 'heading'], text: name };
    const elements = markdown[Number(block['text'])] ?? [];
    if (elements.some((element) => element.type === 'heading' && element.id === id))
      return { path: ['blocks', index, 'text'] };
  }
  return undefined;
}
