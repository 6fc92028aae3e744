/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isChanges: Guard<data.Changes>;
export declare const isPageChange: Guard<data.PageChange>;
export declare const isFieldChange: Guard<data.FieldChange>;
export declare const isSharedChange: Guard<data.SharedChange>;
export declare const isChangedSentence: Guard<data.ChangedSentence>;
export declare const isUnreadableFile: Guard<data.UnreadableFile>;
export declare const isMeaning: Guard<data.Meaning>;
export declare const isFoundProblem: Guard<data.FoundProblem>;
export declare const isHeavierPage: Guard<data.HeavierPage>;
export declare const isOutdatedTranslation: Guard<data.OutdatedTranslation>;
export declare const isReportWords: Guard<data.ReportWords>;
export declare const isCountedWords: Guard<data.CountedWords>;
