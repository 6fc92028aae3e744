import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { type Change, fixFiles } from './fix-files.ts';

/** What is fixed may show what could not be seen before, but not for ever. */
const MOST_ROUNDS = 5;

/**
 * Makes the safe fixes of a site, and again those that only show once something else is fixed: a file that can be
 * parsed at last.
 *
 * @param findProblems checks the site as it is by then
 * @returns what was changed, in the order in which it was
 */
export async function fixAll(
  siteFolder: string,
  findProblems: () => Promise<readonly Diagnostic[]>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const made = await fixFiles(siteFolder, await findProblems());
    if (made.length === 0) break;
    changes.push(...made);
  }
  return changes;
}
