/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isNoArguments: Guard<data.NoArguments>;
export declare const isDescribeArguments: Guard<data.DescribeArguments>;
export declare const isReadArguments: Guard<data.ReadArguments>;
export declare const isPlanArguments: Guard<data.PlanArguments>;
export declare const isApplyArguments: Guard<data.ApplyArguments>;
export declare const isShotArguments: Guard<data.ShotArguments>;
