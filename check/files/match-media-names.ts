import { isRecord } from '../../schema/is-record.ts';

/**
 * Writes the names of pictures as the file system does: a letter such as ü has two forms in
 * Unicode, which look the same and which no writer can choose.
 *
 * @param value the data of a page or of site.yaml, which is changed
 * @param media paths of all files below media/
 */
export function matchMediaNames(value: unknown, media: ReadonlySet<string>): void {
  const match = (text: string): string => {
    if (!/\P{ASCII}/u.test(text) || !/\.[a-z0-9]+$/i.test(text)) return text;
    const forms = [text, text.normalize('NFC'), text.normalize('NFD')];
    return forms.find((form) => media.has(form)) ?? text;
  };
  const visit = (inside: unknown): void => {
    if (Array.isArray(inside)) {
      for (const [index, entry] of inside.entries()) {
        if (typeof entry === 'string') inside[index] = match(entry);
        else visit(entry);
      }
    } else if (isRecord(inside)) {
      for (const [name, field] of Object.entries(inside)) {
        if (typeof field === 'string') inside[name] = match(field);
        else visit(field);
      }
    }
  };
  visit(value);
}
