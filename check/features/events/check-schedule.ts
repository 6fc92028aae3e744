import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { allBlocks, blockType } from '../../../schema/page-blocks.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listOf } from '../../../schema/list-of.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import type { CheckedPage } from '../../model/rule.ts';

interface Slot {
  path: DataPath;
  starts: string;
  ends?: string;
  room?: string;
}

/** Finds slots that end before they begin, that are in a room that is not there, or in one that is taken. */
export function checkSchedules({ data }: Pick<CheckedPage, 'data'>): Finding[] {
  return allBlocks(data).flatMap(({ block, path }): Finding[] => {
    if (!isRecord(block) || blockType(block) !== 'schedule') return [];
    const { rooms, days } = block;
    const names = listOf(rooms).filter((room) => typeof room === 'string');
    return listOf(days).flatMap((day, at) => {
      const slots = slotsOf(day, [...path, 'days', at, 'slots']);
      return [
        ...slots.flatMap((slot) => [...checkEnd(slot), ...checkRoom(slot, names)]),
        ...findTaken(slots),
      ];
    });
  });
}

function slotsOf(day: unknown, path: DataPath): Slot[] {
  return listOf(isRecord(day) ? day['slots'] : []).flatMap((slot, at): Slot[] => {
    if (!isRecord(slot) || typeof slot['starts'] !== 'string') return [];
    const { starts, ends, room } = slot;
    return [
      {
        path: [...path, at],
        starts,
        ...(typeof ends === 'string' && { ends }),
        ...(typeof room === 'string' && { room }),
      },
    ];
  });
}

function checkEnd({ path, starts, ends }: Slot): Finding[] {
  if (ends === undefined || starts < ends) return [];
  return [
    {
      id: 'end-before-start',
      path: [...path, 'ends'],
      part: 'value',
      message: `This slot ends at ${ends}, which is not after its start at ${starts}.`,
      suggestion: 'Write a later time. What goes on after midnight is a slot of the next day.',
    },
  ];
}

function checkRoom({ path, room }: Slot, rooms: readonly string[]): Finding[] {
  // Without a list every room is right.
  if (room === undefined || rooms.length === 0 || rooms.includes(room)) return [];
  const near = closest(room, rooms);
  const at = { path: [...path, 'room'], part: 'value' } as const;
  return [
    {
      ...at,
      id: 'wrong-value',
      message: `\`${room}\` is not one of the \`rooms\` of this block.`,
      suggestion: didYouMean(near) ?? 'Add it there, or leave out the room.',
      ...(near.length === 1 && { replacement: near[0] }),
    },
  ];
}

/** Without a room a slot concerns all of them, and may go on while something happens in one. */
function findTaken(slots: readonly Slot[]): Finding[] {
  return slots.flatMap((slot, at): Finding[] => {
    const before = slots
      .slice(0, at)
      .find((other) => other.room === slot.room && meet(slot, other));
    if (!before || slot.room === undefined) return [];
    return [
      {
        id: 'overlapping-times',
        path: [...slot.path, 'starts'],
        part: 'value',
        message: `In ${slot.room}, something else takes place from ${before.starts} to ${before.ends ?? before.starts}.`,
        suggestion: 'Correct the times, or choose another room.',
      },
    ];
  });
}

function meet(one: Slot, other: Slot): boolean {
  if (one.starts === other.starts) return true;
  const [first, second] = one.starts < other.starts ? [one, other] : [other, one];
  return first.ends !== undefined && second.starts < first.ends;
}
