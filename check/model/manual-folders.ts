import type { Site } from '../../schema/generated/content.d.ts';
import { folderIn, type LanguagePlan } from './plan.ts';

/** The addresses of the folders whose pages are in the manuals of a site. */
export function manualFolders(
  { language, manuals = [] }: Pick<Site, 'language' | 'manuals'>,
  plan: Pick<LanguagePlan, 'main'>,
): string[] {
  return manuals
    .flatMap(({ sections }) => sections)
    .flatMap(({ folder }) => (folder === undefined ? [] : folderIn(language, folder, plan)));
}

/** Whether a page is in one of some folders, at whatever depth, or at the address of one. */
export function isInFolder(route: string, folders: readonly string[]): boolean {
  return folders.some((folder) => route === folder || route.startsWith(`${folder}/`));
}
