import type { ScriptReports } from '../schema/generated/data.d.ts';
import type { Weights, Part } from './page-costs.ts';
import { inKB, sum } from './sizes.ts';

/** A promise to visitors: what no page may exceed. */
interface Limit {
  of:
    | 'unasked'
    | 'hydrated'
    | 'dialog'
    | 'document'
    | 'firstAnswer'
    | 'fonts'
    | 'firstView'
    | 'search'
    | 'searchIndex';
  /** How the thing is called in a message. */
  name: string;
  kilobytes: number;
  /** Whether it holds for the home page alone, or for all others; for every page if it says nothing. */
  only?: 'home' | 'inner';
}

/**
 * What the first round trip of a connection brings, ten segments of 1,460 bytes (RFC 6928) or 14.25 KB, and twice 5 %, for
 * the page of the first site that says most: five case studies. What is beyond waits for another round trip, and with it
 * the first paint.
 */
const INNER_PAGE = 15.7;

/** Smaller is always welcome; a higher limit makes every visit more expensive and needs a reason. */
export const LIMITS: Limit[] = [
  { of: 'unasked', name: 'script that runs by itself', kilobytes: 4 },
  { of: 'hydrated', name: 'all script of the hydrated page', kilobytes: 100 },
  { of: 'dialog', name: 'all script with a dialog open', kilobytes: 140 },
  { of: 'document', name: 'HTML and CSS', kilobytes: 20 },
  // It carries banner, search and a choice of languages, and may take a second round trip.
  { of: 'firstAnswer', name: 'headers, HTML and CSS with brotli', kilobytes: 17.5, only: 'home' },
  {
    of: 'firstAnswer',
    name: 'headers, HTML and CSS with brotli',
    kilobytes: INNER_PAGE,
    only: 'inner',
  },
  { of: 'search', name: 'script of the search with brotli', kilobytes: 12 },
  { of: 'searchIndex', name: 'index of the search with brotli', kilobytes: 24 },
  { of: 'fonts', name: 'fonts', kilobytes: 50 },
  { of: 'firstView', name: 'the first view, pictures included', kilobytes: 150, only: 'home' },
];

/** At most this many font files for an alphabet; of a font in slices bytes are counted alone. */
const FONTS = 2;

/** What a page with Chinese, Japanese or Korean may load of fonts besides: some 300 signs in two weights. */
const IDEOGRAPHIC = 250;

/** How many of the largest contributors a message names. */
const NAMED = 6;

/** One sentence for everything in which a page exceeds its budget; none when it keeps to it. */
export function overruns(page: Weights, reports: ScriptReports): string[] {
  const alphabets = Math.max(page.scripts.alphabets, 1);
  const tooLarge = LIMITS.filter((limit) => holdsFor(limit, page)).flatMap(
    ({ of, name, kilobytes: usual }) => {
      const ofFonts = usual * alphabets + (page.scripts.isIdeographic ? IDEOGRAPHIC : 0);
      const kilobytes = of === 'fonts' ? ofFonts : usual;
      const over = sum(page[of]) - kilobytes * 1024;
      if (over <= 0) return [];
      return (
        `${page.route}: ${name} weighs ${inKB(sum(page[of]))}, ${inKB(over)} over the limit of ${kilobytes} KB. ` +
        `Largest: ${largest(page[of], reports)}.`
      );
    },
  );
  const fonts = page.fonts.flatMap(({ name }) => (page.slices.includes(name) ? [] : [name]));
  const late = fonts.filter((url) => !page.preloadedFonts.includes(url));
  return [
    ...tooLarge,
    ...(fonts.length > FONTS * alphabets
      ? [
          `${page.route}: there are ${fonts.length} fonts, at most ${FONTS * alphabets} are allowed: ${fonts.join(', ')}.`,
        ]
      : []),
    ...(late.length > 0 ? [`${page.route}: not preloaded: ${late.join(', ')}.`] : []),
  ];
}

/** A line for each limit: how much of it the dearest page takes. */
export function summarize(pages: readonly Weights[]): string[] {
  return LIMITS.map((limit) => {
    const { of, name, kilobytes } = limit;
    const [dearest] = pages
      .filter((page) => holdsFor(limit, page))
      .toSorted((a, b) => sum(b[of]) - sum(a[of]));
    const most = dearest ? `${inKB(sum(dearest[of]))} (${dearest.route})` : 'no page';
    return `${name}: at most ${most} of ${kilobytes} KB`;
  });
}

function holdsFor({ only }: Limit, { route }: Weights): boolean {
  return only === undefined || (only === 'home') === (route === '/');
}

/** A script is told by the libraries and modules in it, each with its share of the script's bytes. */
function largest(parts: Part[], reports: ScriptReports): string {
  return parts
    .flatMap((part) => {
      const report = reports[part.name.slice(1)];
      if (!report) return [part];
      const lengths = Object.entries(report.parts);
      const whole = lengths.reduce((total, [, length]) => total + length, 0);
      return lengths.map(([name, length]) => ({ name, bytes: (part.bytes * length) / whole }));
    })
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ name, bytes }) => `${name} ${inKB(bytes)}`)
    .join(', ');
}
