/* Generated from schema/guards/ by "npm run generate". Do not edit. */
import type { Guard } from '../../guards/guard.ts';
import type * as data from '../data.d.ts';

export declare const isViteManifest: Guard<data.ViteManifest>;
export declare const isViteChunk: Guard<data.ViteChunk>;
export declare const isBlockAssets: Guard<data.BlockAssets>;
export declare const isBundle: Guard<data.Bundle>;
export declare const isOptionalSheets: Guard<data.OptionalSheets>;
export declare const isBundleIndex: Guard<data.BundleIndex>;
export declare const isBundleMessage: Guard<data.BundleMessage>;
export declare const isPackageFolders: Guard<data.PackageFolders>;
