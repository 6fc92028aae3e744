/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isCodeText: Guard<data.CodeText>;
export declare const isPictureFault: Guard<data.PictureFault>;
export declare const isDecodedPicture: Guard<data.DecodedPicture>;
export declare const isPictureTones: Guard<data.PictureTones>;
export declare const isPartTones: Guard<data.PartTones>;
export declare const isDecodedPictures: Guard<data.DecodedPictures>;
export declare const isCachedPicture: Guard<data.CachedPicture>;
export declare const isFontFacts: Guard<data.FontFacts>;
export declare const isFallbackMetrics: Guard<data.FallbackMetrics>;
export declare const isScriptReport: Guard<data.ScriptReport>;
export declare const isScriptReports: Guard<data.ScriptReports>;
export declare const isDrawnFault: Guard<data.DrawnFault>;
export declare const isDrawnFaults: Guard<data.DrawnFaults>;
export declare const isPackageFile: Guard<data.PackageFile>;
export declare const isLockFile: Guard<data.LockFile>;
export declare const isLockedPackage: Guard<data.LockedPackage>;
export declare const isThreadAnswer: Guard<data.ThreadAnswer>;
export declare const isCheckJob: Guard<data.CheckJob>;
export declare const isRenderJobs: Guard<data.RenderJobs>;
export declare const isRenderJob: Guard<data.RenderJob>;
export declare const isWrittenEntries: Guard<data.WrittenEntries>;
