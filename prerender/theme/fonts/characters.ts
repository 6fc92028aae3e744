/** Of any text some, so nobody looks which (`check/model/page-index.ts`). */
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)).join(
  '',
);

/** First and last of what visitors type into forms besides: the protected space, the letters of western Europe. */
const TYPED: [first: number, last: number][] = [
  [0xa0, 0xa0],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0xff],
];

/** What an author may write any day: quotes, dashes, bullet, ellipsis, money, law, trademark, copyright, arrows, minus. */
const SIGNS = 'ıŒœŸ–—‘’‚“”„«»•·…‹›€£§™©←↑→↓−';

/** The characters that the fonts of a site keep, where they have them; each list without repeats, in order. */
export interface Characters {
  /** What its texts show. */
  shown: string;
  /** What the first file of a font keeps besides, so that not every new word makes a new font. */
  usual: string;
  /** What its texts show, those first that most texts share; those of one text together. */
  byUse: string;
}

/** @param texts those of each page together, or the characters of them */
export function charactersToKeep(texts: Iterable<string>): Characters {
  const usual = new Set(ASCII + SIGNS);
  for (const [first, last] of TYPED)
    for (let code = first; code <= last; code += 1) usual.add(String.fromCodePoint(code));
  const uses = new Map<string, number>();
  for (const text of texts)
    for (const one of new Set(text)) uses.set(one, (uses.get(one) ?? 0) + 1);
  const byUse = [...uses].toSorted(([, one], [, other]) => other - one).map(([one]) => one);
  return {
    shown: inOrder(new Set(ASCII + byUse.join(''))),
    usual: inOrder(usual),
    byUse: byUse.join(''),
  };
}

function inOrder(characters: ReadonlySet<string>): string {
  return Array.from(characters).toSorted().join('');
}

/**
 * The features of a font that browsers apply by themselves: marks and joined forms of all scripts, ligatures, kerning.
 * What a sheet would have to ask for, such as small capitals, brings letters that nobody sees.
 */
export const FEATURES: readonly string[] = [
  // Of any script.
  'ccmp locl rlig liga clig calt kern mark mkmk curs rvrn',
  // Arabic, Syriac, Mongolian.
  'isol init medi med2 fina fin2 fin3 stch mset',
  // Scripts of India and south-east Asia, Korean.
  'nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct',
  'pres abvs blws psts haln dist abvm blwm ljmo vjmo tjmo',
].flatMap((group) => group.split(' '));
