/** What is drawn of a page before anyone has touched it: the words of its body, without what is folded in. */
export function shownText(html: string): string {
  return html
    .replace(/<head>[^]*?<\/head>/, '')
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<details(?![^>]*\sopen)[^>]*>([^]*?)<\/details>/g, (_, inside: string) =>
      inside.replace(/<\/summary>[^]*/, ''),
    )
    .replaceAll(/<[^>]*>/g, ' ');
}

/** A font that a page loads. */
interface ShownFont {
  url: string;
  /** Whether it is shown when it comes, as slices of large fonts are, and need not be loaded ahead. */
  isSlice: boolean;
}

/**
 * The fonts that a page loads: those without a range, and those whose range holds something that the page shows.
 * @param html of the document, with its style sheet in it
 */
export function shownFonts(html: string): ShownFont[] {
  const codes = [...new Set(shownText(html))].flatMap((one) => one.codePointAt(0) ?? []);
  const rules = [...html.matchAll(/@font-face\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const fonts = rules.flatMap((rule): ShownFont[] => {
    const [, url] = /url\(["']?(\/[^"')]+\.woff2)/.exec(rule) ?? [];
    const [, range] = /unicode-range:([^;]*)/.exec(rule) ?? [];
    const isShown = range === undefined || rangesOf(range).some((one) => holdsAny(one, codes));
    return url !== undefined && isShown
      ? [{ url, isSlice: rule.includes('font-display:swap') }]
      : [];
  });
  return [...new Map(fonts.map((font) => [font.url, font])).values()];
}

function rangesOf(range: string): [first: number, last: number][] {
  return range.split(',').map((one) => {
    const [first = '', last = first] = one.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

function holdsAny([first, last]: [number, number], codes: readonly number[]): boolean {
  return codes.some((code) => first <= code && code <= last);
}

/** The scripts of a text, as far as fonts for them differ in size. */
export interface Scripts {
  /** How many with an alphabet; Latin, Greek and Cyrillic letters are in one font. */
  alphabets: number;
  /** Whether there are Chinese, Japanese or Korean signs, of which a font has thousands. */
  isIdeographic: boolean;
}

const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const ALPHABETS = [
  'Latin Greek Cyrillic',
  ...'Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada'.split(
    ' ',
  ),
  ...'Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thai Tibetan'.split(' '),
].map(
  (scripts) => new RegExp(scripts.replaceAll(/\w+/g, '\\p{Script=$&}').replaceAll(' ', '|'), 'u'),
);

export function scriptsOf(text: string): Scripts {
  return {
    alphabets: ALPHABETS.filter((alphabet) => alphabet.test(text)).length,
    isIdeographic: IDEOGRAPHIC.test(text),
  };
}
