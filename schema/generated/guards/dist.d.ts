/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isForms: Guard<data.Forms>;
export declare const isSchedule: Guard<data.Schedule>;
export declare const isServing: Guard<data.Serving>;
export declare const isBuilt: Guard<data.Built>;
export declare const isInlinedSources: Guard<data.InlinedSources>;
export declare const isSources: Guard<data.Sources>;
