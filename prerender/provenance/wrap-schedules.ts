import type { PageData } from '../../renderer/data/types.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { Wrapping, Written } from './wrapping.ts';

/**
 * Marks the times that schedules show, which are looked up by what two fields say together; the data is changed. Rooms
 * have no marks, because slots are compared with them.
 * @param original without marks
 */
export function wrapSchedules(
  data: Pick<PageData, 'dates'>,
  original: Pick<PageData, 'page' | 'dates'>,
  originOf: (path: DataPath) => Written,
  wrapping: Wrapping,
): void {
  for (const { block, path: place } of allBlocks(original.page)) {
    if (block.type !== 'schedule') continue;
    for (const [day, { slots }] of block.days.entries())
      for (const [at, { from, to }] of slots.entries()) {
        const path = [...place, 'days', day, 'slots', at];
        markTime(from, originOf([...path, 'from']));
        if (to !== undefined) markTime(`${from}/${to}`, originOf([...path, 'to']));
      }
  }

  /** Several slots may have the same time; the first one is found for all. */
  function markTime(key: string, origin: Written): void {
    const text = original.dates[key];
    if (text !== undefined && data.dates[key] === text)
      data.dates[key] = wrapping.around(text, { kind: 'day', origin });
  }
}
