/** A stretch of a page: its heading, the place that is nearest before it, and the text below. */
export interface Section {
  heading: string;
  /** Without the # sign; empty where there is none. */
  place: string;
  text: string;
}

/** What the main part of a page says. */
export interface PageText {
  title: string;
  description: string;
  /** Words that find it though it does not say them. */
  keywords: readonly string[];
  /** The first stands for the page as a whole, without a heading. */
  sections: Section[];
}

/** Of what a document holds: a comment, a tag, or the text up to the next one. */
const PIECE = /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g;

/** What says nothing to who searches. */
const SKIPPED = new Set(['svg', 'script', 'style', 'template', 'nav', 'iframe']);

/** Where words end though no space stands: not in the middle of a line. */
const INLINE = new Set(['a', 'b', 'em', 'strong', 'i', 'span', 'code', 'mark', 'sup', 'sub']);

/** React's own ids are no places: `useId` gives them an underscore. */
const PLACE = / id="([^"_]+)"/;

/**
 * What visitors read on a page, from the HTML that React has drawn: so nothing has to know which field of which block
 * is shown, and as what. The closing band, the same on all pages, is left out with all that follows.
 * @param html of a page, or of a document
 */
export function sectionsOf(html: string): Section[] {
  const start = html.indexOf('<main');
  const end = html.search(/<h2 id="closing"|<\/main>/);
  const main = html.slice(start, end < 0 ? undefined : end);
  let section: Section = { heading: '', place: '', text: '' };
  const sections = [section];
  let place = '';
  let skipped: string | undefined;
  let isHeading = false;
  for (const [piece, closing, tag, attributes = ''] of main.matchAll(PIECE)) {
    if (skipped !== undefined) {
      if (closing && tag === skipped) skipped = undefined;
    } else if (piece.startsWith('<!--')) {
      // React's marks.
    } else if (tag === undefined) {
      section[isHeading ? 'heading' : 'text'] += piece;
    } else if (SKIPPED.has(tag) && !closing) {
      skipped = tag;
    } else {
      const id = tag === 'main' ? undefined : PLACE.exec(attributes)?.[1];
      place = id ?? place;
      if (/^h[1-6]$/.test(tag)) {
        isHeading = !closing && (tag < 'h3' || place !== section.place);
        if (isHeading) sections.push((section = { heading: '', place, text: '' }));
        section.text += ' ';
      } else if (!INLINE.has(tag)) section[isHeading ? 'heading' : 'text'] += ' ';
    }
  }
  return merged(
    sections.map(({ heading, text, ...rest }) => ({
      ...rest,
      heading: plainText(heading),
      text: plainText(text),
    })),
  );
}

/** Who stands on a card and in the dialog that it opens is one: what is found on the card leads to the dialog. */
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

/** What React writes for characters that HTML takes for its own. */
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function plainText(html: string): string {
  return html
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
