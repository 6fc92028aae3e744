import type { Schemas } from '../../schema/load-schemas.ts';
import { FEATURES } from '../features.ts';
import { loadServerEntry } from '../render/server-entry.ts';
import type { StageTools } from '../render/stage-page.ts';

/**
 * What pages are rendered by in this thread.
 * @param serverEntry the module that renders
 */
export async function stageTools(serverEntry: string, schemas: Schemas): Promise<StageTools> {
  return {
    server: await loadServerEntry(serverEntry),
    schemas,
    heads: FEATURES.flatMap(({ head }) => head ?? []),
    ends: FEATURES.flatMap(({ end }) => end ?? []),
  };
}
