import { slugify } from '../../schema/texts/slugify.ts';

/** The places that the headings of one text are: each made of its words, so that a link can be written by heart. */
export class HeadingIds {
  readonly #given = new Set<string>();

  /** The address of the next heading without the # sign, with a number where an earlier one has the same words. */
  add(words: string): string {
    const base = slugify(words) || slugifyAnyScript(words);
    let id = base;
    for (let count = 2; this.#given.has(id); count += 1) id = `${base}-${count}`;
    if (id !== '') this.#given.add(id);
    return id;
  }
}

/** For scripts that are not spelled in Latin letters: the letters themselves, which addresses may hold. */
function slugifyAnyScript(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
