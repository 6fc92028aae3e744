/** Height of the drawing, and where the words begin in it. */
const HEIGHT = 40;
const START = 52;
const SIZE = 21;

/** So much of the size the letters of such words take on an average, by what they are. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'|!]/u, 0.28],
  [/[frt\s()-]/u, 0.36],
  [/[mwMW@&]/u, 0.86],
  [/\p{Lu}/u, 0.67],
];
const USUAL_WIDTH = 0.56;

/**
 * The logo of a new site: the mark of the starter, and the name next to it in the letters of the page it is shown on.
 *
 * @param mark the drawing of the mark, 40 by 40
 * @returns the drawing, and its width in pixels where it is 40 high
 */
export function drawWordmark(name: string, mark: string): { drawing: string; width: number } {
  const width = Math.ceil(Array.from(name, widthOf).reduce((sum, each) => sum + each, 0) * SIZE);
  const inner = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  // The length is fixed, so that the name never runs out of the drawing, whatever the font.
  const words = `<text x="${START}" y="27.5" textLength="${width}" lengthAdjust="spacingAndGlyphs" font-family="Display, Text, system-ui, sans-serif" font-size="${SIZE}" font-weight="650" fill="currentColor">${escape(name)}</text>`;
  const total = START + width + 2;
  return {
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${total} ${HEIGHT}"><g id="art">${inner}${words}</g></svg>\n`,
    width: total,
  };
}

function widthOf(letter: string): number {
  return WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? USUAL_WIDTH;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
