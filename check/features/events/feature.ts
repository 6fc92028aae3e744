import type { CheckFeature } from '../../model/rule.ts';
import { checkEvent } from './check-event.ts';
import { checkSchedules } from './check-schedule.ts';

/** Entries that are events, and schedules. */
export const events: CheckFeature = { pageRules: [checkEvent, checkSchedules] };
