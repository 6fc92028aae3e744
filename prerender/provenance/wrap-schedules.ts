import type { PageData } from '../../renderer/data/types.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { setAt } from '../render/data/set-at.ts';
import type { Wrapping, Written } from './wrapping.ts';

/**
 * Marks the times that schedules show, which are looked up by what two fields say together, and the names of rooms, which
 * have a pattern and so count as no words; the data is changed.
 * @param original without marks
 */
export function wrapSchedules(
  data: Pick<PageData, 'page' | 'dates'>,
  original: Pick<PageData, 'page' | 'dates'>,
  originOf: (path: DataPath) => Written,
  wrapping: Wrapping,
): void {
  for (const { block, path: place } of allBlocks(original.page)) {
    if (block.type !== 'schedule') continue;
    for (const [at, room] of block.rooms.entries()) markRoom(room, [...place, 'rooms', at]);
    for (const [day, { slots }] of block.days.entries())
      for (const [at, { starts, ends, room }] of slots.entries()) {
        const path = [...place, 'days', day, 'slots', at];
        if (room !== undefined) markRoom(room, [...path, 'room']);
        markTime(starts, originOf([...path, 'starts']));
        if (ends !== undefined) markTime(`${starts}/${ends}`, originOf([...path, 'ends']));
      }
  }

  function markRoom(room: string, path: DataPath): void {
    const what = { kind: 'text' as const, origin: originOf(path), text: room };
    setAt(data.page, path, wrapping.around(room, what));
  }

  /** Several slots may have the same time; the first one is found for all. */
  function markTime(key: string, origin: Written): void {
    const text = original.dates[key];
    if (text !== undefined && data.dates[key] === text)
      data.dates[key] = wrapping.around(text, { kind: 'day', origin });
  }
}
