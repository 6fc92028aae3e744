import { placeInside } from '../../check/files/place-inside.ts';

/** site.yaml, in each language. */
const SITE_FILE = /^site(?:\.[a-z]{2,3}(?:-[A-Za-z\d]+)*)?\.yaml$/;

/** Folders of which edits touch the YAML files, and those of which they touch any. */
const YAML_FOLDERS = ['pages', 'forms', 'kinds'];
const WHOLE_FOLDERS = ['media', 'blocks'];

/** What commands write, and what undo and redo may therefore touch. */
const ALL = [...YAML_FOLDERS, ...WHOLE_FOLDERS];

/**
 * Whether an edit may touch a file: it is of a kind that edits write, and no symbolic link leads it elsewhere.
 *
 * @param folder of the site
 * @param file path from there, as somebody else has named it
 * @param folders the folders of the site that it may be in, besides site.yaml
 */
export function isEditable(
  folder: string,
  file: string,
  folders: readonly string[] = ALL,
): boolean {
  const isTidy = !file.split(/[/\\]/).some((step) => step === '' || step.startsWith('.'));
  if (!isTidy || !isOfKind(file, folders)) return false;
  const place = placeInside(folder, file);
  const [first = ''] = place?.split('/') ?? [];
  return place !== undefined && (place === '' || SITE_FILE.test(place) || folders.includes(first));
}

function isOfKind(file: string, folders: readonly string[]): boolean {
  const [folder = '', ...rest] = file.split('/');
  if (rest.length === 0) return SITE_FILE.test(file);
  return folders.includes(folder) && (WHOLE_FOLDERS.includes(folder) || file.endsWith('.yaml'));
}
