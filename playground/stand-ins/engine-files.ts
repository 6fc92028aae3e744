/**
 * The files of the engine that the check reads: schemas, messages, icons. Filled in where the playground is bundled, see
 * prerender/bundle/plugins/engine-in-memory.ts.
 */
export const ENGINE_FILES: ReadonlyMap<string, string> = new Map();
