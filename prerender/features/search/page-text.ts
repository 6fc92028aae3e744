import { decodeEntities } from '../../render/decode-entities.ts';

/** A stretch of a page: its heading, the place that is nearest before it, and the text below. */
interface Section {
  heading: string;
  /** Without the # sign; empty if there is none. */
  place: string;
  text: string;
}

/** What the main part of a page says. */
export interface SearchedText {
  title: string;
  description: string;
  /** Words that find it though it does not say them. */
  keywords: readonly string[];
  /** The first stands for the page as a whole, without a heading. */
  sections: Section[];
}

/** What says nothing to people who search. */
const SKIPPED = new Set(['svg', 'script', 'style', 'template', 'nav', 'iframe']);

/** What is in the middle of a line, and React's marks, which may be in the middle of a word. */
const INLINE = new Set([
  '!--',
  '!--$--',
  '!----',
  'a',
  'b',
  'em',
  'strong',
  'i',
  'span',
  'code',
  'mark',
  'sup',
  'sub',
]);

/** React's own ids are not places: `useId` gives them an underscore. */
const PLACE = / id="([^"_]+)"/;

/**
 * What visitors read on a page, from the HTML that React has drawn: so nothing has to know which field of which block
 * is shown, and as what. The closing band, the same on all pages, is left out with all that follows.
 * Cut at the tags instead of matched by a pattern, which takes four times as long: of 10,000 pages 3 s.
 * @param html of a page, or of a document
 */
export function sectionsOf(html: string): Section[] {
  const start = html.indexOf('<main');
  const ends = ['<h2 id="closing"', '</main>'].map((end) => html.indexOf(end));
  const end = Math.min(...ends.map((at) => (at < 0 ? html.length : at)));
  const pieces = html.slice(html.indexOf('>', start), end).split('<');
  let section: Section = { heading: '', place: '', text: '' };
  const sections = [section];
  let place = '';
  let skipped: string | undefined;
  let isHeading = false;
  for (const piece of pieces) {
    const tagEnd = piece.indexOf('>');
    const isClosing = piece.startsWith('/');
    const space = piece.indexOf(' ');
    const nameEnd = space < 0 || space > tagEnd ? tagEnd : space;
    const tag = piece.slice(isClosing ? 1 : 0, nameEnd).replace('/', '');
    if (skipped !== undefined) {
      if (!isClosing || tag !== skipped) continue;
      skipped = undefined;
    } else if (SKIPPED.has(tag)) {
      skipped = tag;
      continue;
    } else if (HEADINGS.has(tag)) {
      place = placeOf(piece, tagEnd) ?? place;
      isHeading = !isClosing && (tag < 'h3' || place !== section.place);
      if (isHeading) sections.push((section = { heading: '', place, text: '' }));
    } else place = placeOf(piece, tagEnd) ?? place;
    // Words end at a tag, but not at one in the middle of a line.
    const text = (INLINE.has(tag) ? '' : ' ') + piece.slice(tagEnd + 1);
    if (isHeading) section.heading += text;
    else section.text += text;
  }
  return merged(
    sections.map(({ heading, text, ...rest }) => ({
      ...rest,
      heading: plainText(heading),
      text: plainText(text),
    })),
  );
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function placeOf(piece: string, tagEnd: number): string | undefined {
  return piece.includes(' id="') ? PLACE.exec(piece.slice(0, tagEnd))?.[1] : undefined;
}

/** Who is on a card and in the dialog that it opens is one: what is found on the card leads to the dialog. */
function merged(sections: readonly Section[]): Section[] {
  const [whole, ...others] = sections;
  const known = new Map<string, Section>();
  for (const { heading, place, text } of others) {
    const section = known.get(heading);
    if (section) {
      section.place ||= place;
      section.text += ` ${text}`;
    } else known.set(heading, { heading, place, text });
  }
  return [...(whole ? [whole] : []), ...known.values()];
}

/** @param html without tags */
export function plainText(html: string): string {
  return decodeEntities(html)
    .replaceAll(/\s{2,}/g, ' ')
    .trim();
}
