/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isSqlValue: Guard<data.SqlValue>;
export declare const isRow: Guard<data.Row>;
export declare const isStatement: Guard<data.Statement>;
export declare const isDatabaseRequest: Guard<data.DatabaseRequest>;
export declare const isDatabaseAnswer: Guard<data.DatabaseAnswer>;
export declare const isPassedCalls: Guard<data.PassedCalls>;
