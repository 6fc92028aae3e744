/** The feeds of a folder with entries, each a file at the address of the folder. */
export const FEEDS = [
  { format: 'rss', file: 'feed.xml', type: 'application/rss+xml' },
  { format: 'atom', file: 'atom.xml', type: 'application/atom+xml' },
] as const;
