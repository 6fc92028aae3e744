import { menuNames } from '../../check/model/menu-names.ts';
import { fillMessage } from '../../renderer/data/fill-message.ts';
import { SEARCH_PLACE } from '../../renderer/data/search-place.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import type { Page, Site } from '../../schema/generated/content.d.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import type { Content } from './data/page-data.ts';

interface ListedOn extends Pick<SiteData, 'messages' | 'home'> {
  site: Pick<Site, 'name' | 'navigation'>;
}

/**
 * The list of all pages of one language, grouped by the folders they are in, below what opens the search: a page like those that authors write, so
 * it is checked by nobody but drawn like any other. Its texts are lists of links as they are after reading: to write
 * them in Markdown and read that takes 2 s for 10,000 pages.
 * @param titles of the pages by route, in alphabetical order
 */
export function listPage(
  titles: ReadonlyMap<string, string>,
  { site, messages, home }: ListedOn,
): Content {
  const groups = new Map<string, MarkdownElement[][]>();
  const folders = new Set([...titles.keys()].map((route) => route.replace(/\/[^/]*$/, '')));
  const names = menuNames(site);
  for (const [route, title] of titles) {
    const folder = folderOf(route, home, folders);
    const entry: MarkdownElement[] = [
      { type: 'words', phrases: [{ href: route, phrases: [names.get(route)?.name ?? title] }] },
    ];
    const known = groups.get(folder);
    if (known) known.push(entry);
    else groups.set(folder, [entry]);
  }
  const text = fillMessage(messages.allPagesText, { name: site.name });
  const page: Page = {
    title: messages.allPages,
    description: text,
    blocks: [
      {
        type: 'hero',
        title: messages.allPages,
        lead: text,
        action: { label: messages.search, href: SEARCH_PLACE },
      },
      ...Array.from(groups.keys(), (folder, index) => ({
        type: 'prose' as const,
        heading: folder ? (names.get(folder)?.name ?? nameOf(folder, home, titles)) : site.name,
        ground: 'plain' as const,
        text: String(index),
      })),
    ],
  };
  const markdown = Array.from(groups.values(), (entries): MarkdownElement[] => [
    { type: 'list', directory: true, entries },
  ]);
  return { page, markdown };
}

/** The folder in which a page is, or whose first page it is; nothing for a page next to the home page. */
function folderOf(route: string, home: string, folders: ReadonlySet<string>): string {
  const prefix = home === '/' ? '' : home;
  const [, name = '', ...below] = route.slice(prefix.length).split('/');
  const folder = `${prefix}/${name}`;
  return route !== home && (below.length > 0 || folders.has(folder)) ? folder : '';
}

/** What the first page of a folder is called; without one, the words of the folder. */
function nameOf(folder: string, home: string, titles: ReadonlyMap<string, string>): string {
  const words = folder.slice(home.length).replace(/^\//, '').replaceAll('-', ' ');
  return titles.get(folder) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
