import { checkSite } from '../../../check/check-site.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { openSite } from '../../../check/open-site.ts';

/**
 * The first error that keeps a draft from being saved: one in its files, or one that the draft has brought about in
 * another. What was wrong in other files before is not its business.
 *
 * @param problems of the site with the draft
 * @param unsaved what the draft says, by file
 */
export async function whatBreaks(
  problems: readonly Diagnostic[],
  unsaved: ReadonlyMap<string, string | undefined>,
  siteFolder: string,
): Promise<Diagnostic | undefined> {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const own = errors.find(({ file }) => unsaved.has(file));
  if (own || errors.length === 0) return own;
  const errorsOf = async (texts: typeof unsaved) =>
    (await checkSite(openSite(siteFolder, { unsaved: texts }))).problems.filter(
      ({ severity }) => severity === 'error',
    );
  const known = new Set((await errorsOf(new Map())).map(keyOf));
  return (await errorsOf(unsaved)).find((problem) => !known.has(keyOf(problem)));
}

function keyOf({ file, id, message }: Diagnostic): string {
  return JSON.stringify([file, id, message]);
}
