import type { CheckFeature } from '../../model/rule.ts';
import { checkEvent } from './check-event.ts';

/** Entries that are events. */
export const events: CheckFeature = { pageRules: [checkEvent] };
