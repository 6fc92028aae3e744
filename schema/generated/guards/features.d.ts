/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isFeatureProblem: Guard<data.FeatureProblem>;
export declare const isFeatureProblems: Guard<data.FeatureProblems>;
export declare const isHeadElement: Guard<data.HeadElement>;
export declare const isHeadElements: Guard<data.HeadElements>;
export declare const isFeatureSourceMap: Guard<data.FeatureSourceMap>;
