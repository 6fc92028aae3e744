import type { ListedPage } from '../../protocol.ts';
import { isRecord } from '../../../schema/is-record.ts';

/** What names an entry to people, the best first. */
const NAMES = ['heading', 'title', 'name', 'label', 'question', 'quote', 'value', 'alt', 'text'];

/** The words by which an entry is known; undefined where it has none. */
export function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (!isRecord(value)) return undefined;
  const name = NAMES.find((field) => typeof value[field] === 'string' && value[field] !== '');
  return name === undefined ? undefined : String(value[name]);
}

/** What people call a file: a page by its name. */
export function nameOfFile(pages: readonly ListedPage[], file: string): string {
  const page = pages.find((one) => one.file === file);
  return page?.name ?? (file === 'site.yaml' ? 'Site settings' : file);
}

/** What a field name says: dropdownItems is "Dropdown items". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A name that is written from right to left would take the number behind it to its other side. */
export function isolated(name: string): string {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name) ? `\u2068${name}\u2069` : name;
}
