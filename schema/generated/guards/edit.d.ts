/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isOperation: Guard<data.Operation>;
export declare const isSetValue: Guard<data.SetValue>;
export declare const isInsertEntry: Guard<data.InsertEntry>;
export declare const isRemove: Guard<data.Remove>;
export declare const isMoveEntry: Guard<data.MoveEntry>;
export declare const isDuplicateEntry: Guard<data.DuplicateEntry>;
export declare const isRenameField: Guard<data.RenameField>;
export declare const isPointer: Guard<data.Pointer>;
export declare const isSplice: Guard<data.Splice>;
export declare const isDigest: Guard<data.Digest>;
export declare const isPlannedChange: Guard<data.PlannedChange>;
export declare const isFileChange: Guard<data.FileChange>;
export declare const isInverse: Guard<data.Inverse>;
export declare const isStep: Guard<data.Step>;
export declare const isDraftFile: Guard<data.DraftFile>;
export declare const isWish: Guard<data.Wish>;
export declare const isPlanAnswer: Guard<data.PlanAnswer>;
