/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isStudioFile: Guard<data.StudioFile>;
export declare const isStudioChanges: Guard<data.StudioChanges>;
export declare const isStudioChoice: Guard<data.StudioChoice>;
export declare const isStudioPutBack: Guard<data.StudioPutBack>;
export declare const isStudioOtherName: Guard<data.StudioOtherName>;
export declare const isStudioPage: Guard<data.StudioPage>;
export declare const isStudioPicture: Guard<data.StudioPicture>;
export declare const isStudioPlaced: Guard<data.StudioPlaced>;
export declare const isStudioLink: Guard<data.StudioLink>;
export declare const isStudioCopy: Guard<data.StudioCopy>;
export declare const isStudioMove: Guard<data.StudioMove>;
export declare const isStudioRemoval: Guard<data.StudioRemoval>;
export declare const isStudioCommit: Guard<data.StudioCommit>;
