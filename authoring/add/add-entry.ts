import type { OpenedSite } from '../../check/model/context.ts';
import { checkFolder } from '../../check/rules/texts/check-folder.ts';
import { slugify } from '../../schema/texts/slugify.ts';
import { type NewPage, planNewPage } from '../new-page.ts';
import { writePlanned } from '../planned.ts';

/** Writes an entry of a folder; see `planEntry`. */
export async function addEntry(
  opened: OpenedSite,
  folder: string,
  title: string,
): Promise<NewPage> {
  return writePlanned(opened, await planEntry(opened, folder, title));
}

/**
 * Plans a page that is an entry of a folder, which its lists show at once. A folder that is new is made.
 * @param folder as an address below pages/: resources/blog, de/aktuelles
 * @throws if another folder was probably meant, or the page cannot be written
 */
export async function planEntry(
  opened: OpenedSite,
  folder: string,
  title: string,
): Promise<NewPage> {
  const name = folder.replaceAll(/^\/+|\/+$/g, '');
  const { routes, languages } = opened.context;
  // Named as one address, whatever its language.
  const mistake = checkFolder(name, { routes, languages: { ...languages, languages: [] } });
  if (mistake?.replacement !== undefined)
    throw new Error(`${mistake.message} ${mistake.suggestion ?? ''}`.trim());
  return planNewPage(opened, { page: `${name}/${slugify(title)}`, kind: 'entry', title });
}
