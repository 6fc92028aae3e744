import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { hrefsOf, type Text } from '../../../check/collect-texts.ts';
import type { PageIndex } from '../../../schema/generated/data.d.ts';
import { mediaType } from '../../../schema/media-type.ts';
import { fileAt } from '../../output/media-urls.ts';

/** Units of 1,000, as file managers and the shops of programs count. */
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * What a link to each file of the site says about it: "PDF, 2.1 MB". A document has nothing to say, because a browser
 * shows it as it shows pages.
 * @param indexes of site.yaml and of all pages
 * @param publicFiles addresses of all files below public/
 * @param folder public/ itself
 * @param language a BCP 47 tag, such as en-US
 * @returns notes by address, of those files alone that something links to
 */
export function downloadNotes(
  indexes: readonly Pick<PageIndex, 'links'>[],
  publicFiles: ReadonlySet<string>,
  { folder, language }: { folder: string; language: string },
): Record<string, string> {
  const linked = new Set<string>();
  for (const { links } of indexes)
    for (const address of links) if (publicFiles.has(address)) linked.add(address);
  const notes: Record<string, string> = {};
  for (const address of linked) {
    const file = fileAt(address);
    const isDocument = extname(file) === '' || mediaType(file)?.startsWith('text/html');
    notes[address] = isDocument ? '' : noteOf(join(folder, file), language);
  }
  return notes;
}

/**
 * The notes of those files that some texts link to.
 * @returns nothing at all for texts without such a link, so that no page carries what it does not use
 */
export function pickNotes(
  notes: Readonly<Record<string, string>>,
  texts: readonly Text[],
): { downloads?: Record<string, string> } {
  if (Object.keys(notes).length === 0) return {};
  const found = texts.flatMap(hrefsOf).flatMap((href) => {
    const address = href.replace(/#.*/, '');
    const note = notes[address];
    return note === undefined ? [] : [[address, note] as const];
  });
  return found.length > 0 ? { downloads: Object.fromEntries(found) } : {};
}

function noteOf(file: string, language: string): string {
  return `${extname(file).slice(1).toUpperCase()}, ${sizeText(statSync(file).size, language)}`;
}

/**
 * A number of bytes as readers of a language write it: "2.1 MB", "340 kB".
 * @param language a BCP 47 tag
 */
export function sizeText(bytes: number, language: string): string {
  // By what is shown: 999,960 bytes are 1 MB, not 1,000 kB.
  const power = UNITS.findIndex((_, at) => Number((bytes / 1000 ** at).toPrecision(3)) < 1000);
  const unit = UNITS[power] ?? 'gigabyte';
  const value = bytes / 1000 ** UNITS.indexOf(unit);
  const format = { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 } as const;
  return new Intl.NumberFormat(language, format).format(value);
}
