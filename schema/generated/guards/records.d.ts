/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isBlockPlace: Guard<data.BlockPlace>;
export declare const isDiagnostic: Guard<data.Diagnostic>;
export declare const isEntry: Guard<data.Entry>;
export declare const isEntryList: Guard<data.EntryList>;
export declare const isCard: Guard<data.Card>;
export declare const isPublication: Guard<data.Publication>;
export declare const isPageIndex: Guard<data.PageIndex>;
export declare const isFoundOnPage: Guard<data.FoundOnPage>;
export declare const isPageRecord: Guard<data.PageRecord>;
export declare const isPageOutput: Guard<data.PageOutput>;
export declare const isDrawingFile: Guard<data.DrawingFile>;
export declare const isVeils: Guard<data.Veils>;
export declare const isBitmapFile: Guard<data.BitmapFile>;
export declare const isPictureFile: Guard<data.PictureFile>;
export declare const isMadePicture: Guard<data.MadePicture>;
export declare const isMadeShareImage: Guard<data.MadeShareImage>;
export declare const isBuildManifest: Guard<data.BuildManifest>;
export declare const isSiteRecord: Guard<data.SiteRecord>;
export declare const isIndexedText: Guard<data.IndexedText>;
export declare const isResultDetails: Guard<data.ResultDetails>;
