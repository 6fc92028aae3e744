import type { EntriesByFolder, RoutedEntry } from '../../../check/model/entries/entry.ts';
import { FEEDS } from '../../entries/feed-names.ts';
import { routeOf } from '../../../check/model/route-of.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { languageOf, type LanguagePlan } from '../../../check/model/plan.ts';

/** Readers look often and remember what they have seen, so the newest are enough. */
const MOST = 30;

/** What a feed says about all its entries. */
interface Feed {
  title: string;
  description: string;
  language: string;
  /** Who speaks where an entry names no author. */
  author: string;
  /** Absolute addresses of the list that people read, and of the feed itself. */
  home: string;
  self: string;
}

interface Site {
  name: string;
  url: string;
}

/**
 * The feeds of all folders with entries: RSS 2.0 (www.rssboard.org/rss-specification) and Atom (RFC 4287).
 * @param pages those at the addresses of the folders lend them their titles
 * @returns texts by file
 */
export function feedFiles(
  { name, url }: Site,
  entries: EntriesByFolder,
  languages: LanguagePlan,
  pages: readonly Pick<PageResult, 'file' | 'index'>[],
): Map<string, string> {
  const listings = new Map(pages.map(({ file, index }) => [routeOf(file), index?.listing]));
  const files = Object.entries(entries).flatMap(([folder, all]) =>
    FEEDS.map(({ file, format }): [string, string] => {
      const { title, description } = listings.get(folder) ?? {};
      const feed: Feed = {
        title: title === undefined ? name : `${title} | ${name}`,
        description: description ?? name,
        language: languageOf(languages, folder),
        author: name,
        home: url + folder,
        self: `${url}${folder === '/' ? '' : folder}/${file}`,
      };
      const some = all.slice(0, MOST).map((entry) => ({ ...entry, address: url + entry.route }));
      return [new URL(feed.self).pathname.slice(1), PRINTERS[format](feed, some)];
    }),
  );
  return new Map(files);
}

type FeedEntry = RoutedEntry & { address: string };

function rss(feed: Feed, entries: readonly FeedEntry[]): string {
  const items = entries.map(({ title, summary, date, author, tags, address }) =>
    [
      '    <item>',
      `      ${element('title', title)}`,
      `      ${element('link', address)}`,
      `      ${element('guid', address)}`,
      `      ${element('pubDate', new Date(date).toUTCString())}`,
      `      ${element('description', summary)}`,
      ...(author === undefined ? [] : [`      ${element('dc:creator', author)}`]),
      ...tags.map((tag) => `      ${element('category', tag)}`),
      '    </item>',
    ].join('\n'),
  );
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    ${element('title', feed.title)}`,
    `    ${element('link', feed.home)}`,
    `    ${element('description', feed.description)}`,
    `    ${element('language', feed.language)}`,
    `    <atom:link rel="self" type="application/rss+xml" href="${escape(feed.self)}"/>`,
    ...items,
    '  </channel>',
    '</rss>',
  ]);
}

function atom(feed: Feed, entries: readonly FeedEntry[]): string {
  const items = entries.map(({ title, summary, date, author, tags, address }) =>
    [
      '  <entry>',
      `    ${element('title', title)}`,
      `    ${element('id', address)}`,
      `    <link href="${escape(address)}"/>`,
      `    ${element('published', instantOf(date))}`,
      `    ${element('updated', instantOf(date))}`,
      ...(author === undefined ? [] : [`    <author>${element('name', author)}</author>`]),
      `    ${element('summary', summary)}`,
      ...tags.map((tag) => `    <category term="${escape(tag)}"/>`),
      '  </entry>',
    ].join('\n'),
  );
  const [newest] = entries;
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `  ${element('title', feed.title)}`,
    `  ${element('subtitle', feed.description)}`,
    `  ${element('id', feed.home)}`,
    `  <link href="${escape(feed.home)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escape(feed.self)}"/>`,
    `  ${element('updated', instantOf(newest?.date ?? ''))}`,
    `  <author>${element('name', feed.author)}</author>`,
    ...items,
    '</feed>',
  ]);
}

/** A day as RFC 3339 writes its first moment; a folder without entries has no feed, so there is always one. */
function instantOf(date: string): string {
  return `${date}T00:00:00Z`;
}

function element(name: string, text: string): string {
  return `<${name}>${escape(text)}</${name}>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}

const PRINTERS = { rss, atom };
