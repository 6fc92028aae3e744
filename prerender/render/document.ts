import type { Head, PageData, SiteData } from '../../renderer/data/types.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import { ANNOUNCEMENT, DRAFTS_BAR, NEEDED, PAGE, SITE } from '../../renderer/contract.ts';
import { pageDataUrl } from '../../renderer/data/page-data-url.ts';
import { MANIFEST } from '../theme/site-icons.ts';
import { type FontFile, fontsToPreload } from '../theme/fonts/preload.ts';
import { documentStyle, type StyleParts } from './document-style.ts';

/** What all documents of one build share. */
export interface DocumentParts extends StyleParts {
  /** index.html with its two marks, `<!--head-->` and `<!--body-->`. */
  template: string;
  site: SiteData;
  /** Address of the sheet with all properties of the theme, for what scripts show. */
  lateThemeUrl: string;
  /** The fonts that every page of the language shows, and those of headings. */
  fonts: readonly FontFile[];
  displayFonts: readonly FontFile[];
  /** Addresses of the site's JSON and of the browser icon. */
  siteUrl: string;
  faviconUrl: string;
}

/**
 * A whole HTML document. All CSS of the page is inlined, so that the first paint waits for nothing; which sheets
 * that are, its data says.
 * @param html what React rendered
 * @param data of the page; none for the not-found document
 * @param around the bar before the root, drawn, what is after it, and further elements of the head
 */
export function renderDocument(
  parts: DocumentParts,
  html: string,
  head: Head,
  data?: PageData,
  {
    announcement = '',
    inHead = '',
    after = '',
  }: { announcement?: string; inHead?: string; after?: string } = {},
): string {
  const { template, bundle, site, siteUrl } = parts;
  const announced = site.announcement ? ` ${ANNOUNCEMENT}="${site.announcement.id}"` : '';
  const pageUrl = data && pageDataUrl(data.route);
  // In the order in which the inline script expects them; see renderer/bootstrap/bootstrap.ts.
  const needed = [
    bundle.entry,
    ...bundle.imports,
    ...new Set(
      Object.keys(data?.scripts ?? {}).flatMap((type) => {
        const block = bundle.blocks[type];
        return block ? [block.script, ...block.imports] : [];
      }),
    ),
    siteUrl,
    // The document for unknown paths has the sheets of what shows only by script elsewhere.
    ...(pageUrl ? [pageUrl, ...bundle.deferredStyles] : []),
    parts.lateThemeUrl,
  ];

  const headHtml = [
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description"${attribute('content', head.description)}>`,
    ...headLinks(site.draftsShown ? { ...head, noindex: true } : head),
    ...kindOfPage(head, data),
    `<meta property="og:locale"${attribute('content', localeOf(site.site.language))}>`,
    `<meta property="og:site_name"${attribute('content', site.site.name)}>`,
    `<meta property="og:title"${attribute('content', head.title)}>`,
    `<meta property="og:description"${attribute('content', head.description)}>`,
    `<meta name="twitter:card" content="summary_large_image">`,
    `<meta name="color-scheme" content="${SCHEMES[site.dark]}">`,
    `<link rel="icon"${attribute('href', parts.faviconUrl)}>`,
    `<link rel="manifest" href="/${MANIFEST}">`,
    ...(inHead === '' ? [] : [inHead]),
    ...fontsToPreload(html, parts.displayFonts, parts.fonts).map(
      (url) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    ),
    `<script ${NEEDED}="${needed.join(' ')}"${announced}>${documentScript(parts, data === undefined, showsHours(site, data))}</script>`,
    `<style>${documentStyle(parts, data, announcement + html + after).text}</style>`,
    ...(site.site.search ? [`<script async src="${bundle.search}"></script>`] : []),
  ].join('\n');
  const page = pageUrl ? ` ${PAGE}="${pageUrl}"` : '';
  const draftsBar = site.draftsShown
    ? `<aside class="${DRAFTS_BAR}">${escapeText(site.draftsShown)}</aside>`
    : '';
  const bodyHtml = `${draftsBar}${announcement}<div id="root" ${SITE}="${siteUrl}"${page}>${html}</div>${after}`;

  const direction = site.direction === 'rtl' ? ' dir="rtl"' : '';
  const htmlTag = `<html${attribute('lang', site.site.language)}${direction}>`;
  // Taken apart before anything is put in: to look for the second mark in what stands for the first takes longer.
  const [start = '', middle = '', end = ''] = template.split(/<!--head-->|<!--body-->/);
  return `${start.replace('<html lang="en">', htmlTag)}${headHtml}${middle}${bodyHtml}${end}`;
}

/** The one inline script of a document. */
export function documentScript(
  { bundle, site }: Pick<DocumentParts, 'bundle' | 'site'>,
  isNotFound: boolean,
  marksToday = false,
): string {
  return [
    bundle.bootstrap,
    ...(site.announcement ? [bundle.announcement] : []),
    ...(isNotFound ? [bundle.notFound] : []),
    ...(marksToday ? [bundle.today] : []),
  ].join('\n');
}

/** Whether a page shows opening hours in which today is to be marked. */
function showsHours({ site }: SiteData, data: PageData | undefined): boolean {
  const blocks = data && hasHours(site) ? allBlocks(data.page) : [];
  return blocks.some(({ block }) => block.type === 'locations');
}

/** Whether a site knows its hours, and in which time zone they are. */
export function hasHours({
  timeZone,
  business,
  locations,
}: Pick<SiteData['site'], 'timeZone' | 'business' | 'locations'>): boolean {
  return (
    timeZone !== undefined &&
    [{ business }, ...locations].some((place) => place.business?.hours !== undefined)
  );
}

/** The schemes that a site has. */
const SCHEMES: Record<SiteData['dark'], string> = {
  auto: 'light dark',
  none: 'light',
  only: 'dark',
};

/** What a page is for anyone who shows a link to it (the Open Graph protocol, ogp.me). */
function kindOfPage(head: Head, data: PageData | undefined): string[] {
  const entry = data?.page.entry;
  return entry
    ? [
        '<meta property="og:type" content="article">',
        `<meta property="article:published_time" content="${entry.date}">`,
        ...(head.modified === undefined
          ? []
          : [`<meta property="article:modified_time" content="${head.modified}">`]),
      ]
    : ['<meta property="og:type" content="website">'];
}

/** A language and the country where most speak it, as the Open Graph protocol writes them: ja_JP. */
function localeOf(language: string): string {
  const { language: spoken, region } = new Intl.Locale(language).maximize();
  return [spoken, region].filter((part) => part !== undefined).join('_');
}

function headLinks({
  canonical,
  image,
  imageAlt,
  alternates = [],
  previous,
  next,
  feeds = [],
  noindex,
}: Head): string[] {
  return [
    // Without an address of its own a document is not meant to be found.
    ...(canonical
      ? [
          `<link rel="canonical"${attribute('href', canonical)}>`,
          `<meta property="og:url"${attribute('content', canonical)}>`,
        ]
      : []),
    ...(canonical && !noindex ? [] : ['<meta name="robots" content="noindex">']),
    ...alternateLinks(alternates),
    ...(previous ? [`<link rel="prev"${attribute('href', previous)}>`] : []),
    ...(next ? [`<link rel="next"${attribute('href', next)}>`] : []),
    ...feeds.map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${type}"${attribute('title', title)}${attribute('href', href)}>`,
    ),
    ...shareImage(image, imageAlt),
  ];
}

/** Every picture for shared links has this size: see `makeShareImage`. */
function shareImage(image: string | undefined, alt: string | undefined): string[] {
  return image === undefined
    ? []
    : [
        `<meta property="og:image"${attribute('content', image)}>`,
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        ...(alt === undefined
          ? []
          : [`<meta property="og:image:alt"${attribute('content', alt)}>`]),
      ];
}

/** The page in every language; the first, which is the main one if it is in that, is for everybody else. */
function alternateLinks(alternates: NonNullable<Head['alternates']>): string[] {
  const [first] = alternates;
  const all = first ? [...alternates, { ...first, language: 'x-default' }] : [];
  return all.map(
    ({ language, href }) =>
      `<link rel="alternate"${attribute('hreflang', language)}${attribute('href', href)}>`,
  );
}

/** An attribute of an element, with the space before it. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
