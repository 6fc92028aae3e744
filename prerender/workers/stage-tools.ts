import type { SiteContext } from '../../check/model/context.ts';
import { PAGE_FEATURES } from '../features.ts';
import { loadServerEntry } from '../render/server-entry.ts';
import type { StageTools } from '../render/stage-page.ts';

/**
 * What pages are rendered by in this thread.
 * @param serverEntry the module that renders
 */
export async function stageTools(
  serverEntry: string,
  { schemas, features }: Pick<SiteContext, 'schemas' | 'features'>,
): Promise<StageTools> {
  return { server: await loadServerEntry(serverEntry), schemas, features, ...PAGE_FEATURES };
}
