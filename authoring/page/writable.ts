import { isEditable } from '../../edit/journal/editable.ts';

/** What may be written beside site.yaml: no code, and nothing that commands alone write. */
const FOLDERS = ['pages', 'forms', 'media'];

/**
 * @param folder of the site
 * @throws for a path that leads anywhere else, be it over a symbolic link
 */
export function refuseOtherFiles(folder: string, file: string): void {
  if (isEditable(folder, file, FOLDERS)) return;
  throw new Error(`${file} is no file to edit: only pages/, forms/, site.yaml and media/ are.`);
}
