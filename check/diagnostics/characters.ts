/** What Unicode calls characters that nobody sees, or takes for others, as far as they are met with. */
const NAMES: ReadonlyMap<number, string> = new Map([
  [0x00, 'null'],
  [0x07, 'bell'],
  [0x08, 'backspace'],
  [0x0b, 'vertical tab'],
  [0x0c, 'form feed'],
  [0x0d, 'carriage return'],
  [0x1b, 'escape'],
  [0x7f, 'delete'],
  [0x85, 'next line'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0xb7, 'middle dot'],
  [0x060c, 'Arabic comma'],
  [0x061c, 'Arabic letter mark'],
  [0x2002, 'en space'],
  [0x2003, 'em space'],
  [0x2007, 'figure space'],
  [0x2009, 'thin space'],
  [0x200a, 'hair space'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x200e, 'left-to-right mark'],
  [0x200f, 'right-to-left mark'],
  [0x2013, 'en dash'],
  [0x2014, 'em dash'],
  [0x2022, 'bullet'],
  [0x2028, 'line separator'],
  [0x2029, 'paragraph separator'],
  [0x202a, 'left-to-right embedding'],
  [0x202b, 'right-to-left embedding'],
  [0x202c, 'pop directional formatting'],
  [0x202d, 'left-to-right override'],
  [0x202e, 'right-to-left override'],
  [0x202f, 'narrow no-break space'],
  [0x2060, 'word joiner'],
  [0x2066, 'left-to-right isolate'],
  [0x2067, 'right-to-left isolate'],
  [0x2068, 'first strong isolate'],
  [0x2069, 'pop directional isolate'],
  [0x3000, 'ideographic space'],
  [0x3001, 'ideographic comma'],
  [0x3010, 'bracket of East Asian texts'],
  [0x3011, 'bracket of East Asian texts'],
  [0xfeff, 'byte order mark'],
  [0xff0c, 'full-width comma'],
  [0xff1a, 'full-width colon'],
  [0xff3b, 'full-width bracket'],
  [0xff3d, 'full-width bracket'],
  [0xff5b, 'full-width bracket'],
  [0xff5d, 'full-width bracket'],
]);

/** The kinds of all others, the first that fits. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/[\u{e0000}-\u{e007f}]/u, 'tag character'],
  [/\p{Surrogate}/u, 'half of a character'],
  [/\p{Cc}/u, 'control character'],
  [/\p{Zs}/u, 'special space'],
  [/\p{Cf}/u, 'invisible character'],
  [/\p{Script=Cyrillic}/u, 'Cyrillic letter'],
  [/\p{Script=Greek}/u, 'Greek letter'],
  [/[\uff01-\uff5e]/u, 'full-width character'],
];

/** The same with its article: `a no-break space (U+00A0)`. */
export function oneCharacter(character: string): string {
  const name = nameOfCharacter(character);
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** How to call a character that looks like another one or like nothing: `no-break space (U+00A0)`. */
export function nameOfCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'other character';
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  return `${NAMES.get(code) ?? kind} (U+${hex})`;
}
