/**
 * Windows-1252, the encoding that UTF-8 is usually taken for: the bytes 80 to 9F. From A0 on a byte is the code point.
 * Written out, because not every version of Node decodes it right.
 */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The bytes of the characters that a byte of a longer UTF-8 sequence becomes. */
const BYTES = new Map(
  Array.from({ length: 0x80 }, (_, index) => [
    WINDOWS_1252[index] ?? String.fromCodePoint(0x80 + index),
    0x80 + index,
  ]),
);

/** What the bytes 80 to BF become, those that follow the first one of a sequence. */
const following = [...BYTES]
  .flatMap(([character, byte]) => (byte < 0xc0 ? [character] : []))
  .join('');
const next = `[${following.replace(/[\\\]^-]/g, String.raw`\$&`)}]`;

/*
 * Only what no language writes. A capital letter with an accent may well be before a quotation mark or a dash, but
 * not after a small letter; and the letters of German are told from that also among capitals.
 */
const MOJIBAKE = new RegExp(
  [
    String.raw`(?<=\p{Ll})[\u00c2-\u00c5]${next}`,
    String.raw`(?<!\p{L})\u00c3[\u0153\u00a0-\u00bf]`,
    String.raw`\u00c3[\u00a4\u00b6\u00bc\u201e\u2013\u0153\u0178\u00a8\u00a9]`,
    String.raw`\u00c2[\u00a0-\u00ba\u00bc-\u00bf]`,
    String.raw`\u00e2[\u20ac\u201e\u201a\u2020]${next}`,
    String.raw`\u00f0\u0178${next}{2}`,
  ].join('|'),
  'u',
);

/**
 * Finds a character that became several, because UTF-8 was read as another encoding and saved so.
 * @returns them, and the character that they were
 */
export function findMojibake(text: string): { words: string; meant: string } | undefined {
  if (!/\P{ASCII}/u.test(text)) return undefined;
  const [words] = MOJIBAKE.exec(text) ?? [];
  if (words === undefined) return undefined;
  const bytes = Array.from(words, (character) => BYTES.get(character) ?? 0);
  return { words, meant: new TextDecoder().decode(Uint8Array.from(bytes)) };
}
