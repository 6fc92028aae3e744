import { checkBudget } from '../budget/check-budget.ts';
import { heavierPages } from '../budget/heavier-pages.ts';
import { siteFolders } from '../prerender/paths.ts';
import type { ShowProgress } from '../prerender/progress.ts';
import type { HeavierPage } from '../schema/generated/data.d.ts';
import { buildSite } from '../api/build.ts';
import type { ComparedFolders } from '../api/changes.ts';

/**
 * Builds both states of a site, and names the pages that are over a limit only in the new one. A state that cannot be
 * built has errors, which the report names; then there is nothing to weigh.
 */
export async function weighChanges(
  { before, after }: ComparedFolders,
  showProgress?: ShowProgress,
): Promise<HeavierPage[]> {
  const reports = [];
  for (const { folder } of [before, after]) {
    const { isBuilt } = await buildSite(folder, { showProgress });
    if (!isBuilt) return [];
    reports.push(checkBudget(siteFolders(folder)));
  }
  const [old, fresh] = reports;
  return old && fresh ? heavierPages(old, fresh) : [];
}
