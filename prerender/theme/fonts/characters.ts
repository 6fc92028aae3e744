/** First and last of the characters that every font keeps: ASCII and Latin-1, because visitors type them, too. */
const ALWAYS: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
];

/** Dotless i, the ligature oe, quotes, dashes, bullet, ellipsis, euro, trademark, arrows, minus. */
const SIGNS = 'ıŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−';

/** @returns the characters that the fonts of a site keep, where they have them: what its texts show, and what is always kept */
export function charactersToKeep(texts: Iterable<string>): string {
  const kept = new Set(SIGNS);
  for (const [first, last] of ALWAYS)
    for (let code = first; code <= last; code += 1) kept.add(String.fromCodePoint(code));
  for (const text of texts) for (const character of text) kept.add(character);
  return [...kept].toSorted().join('');
}

/**
 * The features of a font that browsers apply by themselves: marks and joined forms of all scripts, ligatures, kerning.
 * What a sheet would have to ask for, such as small capitals, brings letters that nobody sees.
 */
export const FEATURES = [
  ...['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'kern', 'mark', 'mkmk', 'curs', 'rvrn'],
  ...['isol', 'init', 'medi', 'med2', 'fina', 'fin2', 'fin3', 'stch', 'mset'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm', 'ljmo', 'vjmo', 'tjmo'],
] as const;
