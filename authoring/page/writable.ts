import { isEditable } from '../../edit/journal/editable.ts';

/** What may be written next to site.yaml: no code, and nothing that commands alone write. */
const FOLDERS = ['pages', 'forms', 'media'];

/**
 * @param folder of the site
 * @throws for a path that leads anywhere else, also over a symbolic link
 */
export function refuseOtherFiles(folder: string, file: string): void {
  if (isEditable(folder, file, FOLDERS)) return;
  throw new Error(
    `${file} cannot be edited: only files in pages/, forms/ and media/, and site.yaml.`,
  );
}
