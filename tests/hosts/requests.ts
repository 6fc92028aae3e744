/** A request, and how an answer to it is told from others: what all servers of a site have to agree on. */
export const COMPARED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
  'content-type',
  'location',
] as const;

/** Every kind of address that the site of these tests has, or has not. */
export const PAGES = [
  '/',
  '/about',
  '/about/',
  '/visit',
  '/de/',
  '/de',
  '/de/about',
  '/verify-1a2b.html',
];
export const FILES = [
  '/about/page.json',
  '/assets/entry-1a2b.js',
  '/assets/sheet-1a2b.css',
  '/assets/font-1a2b.woff2',
  '/media/hills-1a2b.svg',
  '/media/house-1a2b.webp',
  '/favicon.svg',
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/de/blog/atom.xml',
  '/price-list.pdf',
];
export const MOVED = ['/old', '/old/', '/about.html', '/shop.php', '/de/alt', '/with+plus'];
export const MOVED_BY_QUERY = ['/page?id=3', '/page?x=1&id=3', '/page?lang=de&id=3'];
export const GONE = ['/sale', '/sale/', '/page?id=4', '/de/weg'];
export const MISSING = [
  '/nothing',
  '/nothing/',
  '/pages',
  '/de/nichts',
  '/fr/rien',
  '/page?id=5',
  '/page',
  '/assets/gone-1a2b.js',
  '/media/gone-1a2b.svg',
  '/notes.unknown',
];
/** What a server answers otherwise by itself, where there is no reason to let it. */
export const REFUSED = [
  '/about/index.html',
  '/index.html',
  '//about',
  '/404.html',
  '/de/404.html',
  '/.forms.json',
];
