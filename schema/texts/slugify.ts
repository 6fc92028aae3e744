/** How German writes its letters without dots and ligatures; other marks are left out. */
const spelledOut = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]);

/** Makes words fit for an address: `Brötchen & Straße` is broetchen-strasse; empty if nothing remains. */
export function slugify(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => spelledOut.get(letter) ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
