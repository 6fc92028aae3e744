import type { BlockOf } from '../../data/types.ts';

/** What is written of one slot of a schedule. */
export type SlotFields = BlockOf<'schedule'>['days'][number]['slots'][number];
