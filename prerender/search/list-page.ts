import { fillMessage } from '../../renderer/data/fill-message.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import type { Page } from '../../schema/generated/content.d.ts';

/**
 * The list of all pages of one language, grouped by the folders they lie in: a page like those that authors write, so
 * it is checked by nobody but drawn like any other.
 * @param titles of the pages by route, in alphabetical order
 */
export function listPage(
  titles: ReadonlyMap<string, string>,
  { site, messages, home }: Pick<SiteData, 'site' | 'messages' | 'home'>,
): Page {
  const groups = new Map<string, string[]>();
  const folders = new Set([...titles.keys()].map((route) => route.replace(/\/[^/]*$/, '')));
  for (const [route, title] of titles) {
    const folder = folderOf(route, home, folders);
    const line = `- [${escaped(title)}](${route})`;
    const known = groups.get(folder);
    if (known) known.push(line);
    else groups.set(folder, [line]);
  }
  const text = fillMessage(messages.allPagesText, { name: site.name });
  return {
    title: messages.allPages,
    description: text,
    blocks: [
      { type: 'hero', title: messages.allPages, lead: text },
      ...Array.from(groups, ([folder, lines]) => ({
        type: 'prose' as const,
        ...(folder && { heading: nameOf(folder, home, titles) }),
        ground: 'plain' as const,
        text: lines.join('\n'),
      })),
    ],
  };
}

/** The folder in which a page lies, or whose first page it is; nothing for a page beside the home page. */
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

/** A title as Markdown writes what is no markup. */
function escaped(title: string): string {
  return title.replaceAll(/[\\`*_[\]<>&~|{}]/g, String.raw`\$&`);
}
