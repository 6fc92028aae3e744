/**
 * The forms in which a file's name may be meant that is written so: as it is, and in both Unicode forms of letters
 * such as ü, which look the same. Editors write the composed one, file systems of Apple keep the decomposed one.
 * @param path of a picture below media/
 */
export function formsOf(path: string): string[] {
  return [path, path.normalize('NFC'), path.normalize('NFD')];
}
