import { setImmediate } from 'node:timers/promises';
import { checkPage } from '../../../check/check-page.ts';
import type { SiteContext } from '../../../check/model/context.ts';
import type { PageResult } from '../../../check/model/page-result.ts';

/** How long the check of all pages may keep the server from answering, in milliseconds. */
const SLICE_MS = 20;

/** Lets the server answer now and then while many pages are checked. */
export async function checkInSlices(
  files: readonly string[],
  context: SiteContext,
): Promise<PageResult[]> {
  const results: PageResult[] = [];
  let turn = performance.now();
  for (const file of files) {
    results.push(checkPage(context, file));
    if (performance.now() - turn < SLICE_MS) continue;
    await setImmediate();
    turn = performance.now();
  }
  return results;
}
