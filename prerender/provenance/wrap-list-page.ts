import { menuNames } from '../../check/model/menu-names.ts';
import { marksOf } from '../../renderer/dev/source/tokens.ts';
import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import { nameOrigin } from './site-origins.ts';
import type { Origins } from './origins.ts';
import type { Origin, Wrapping } from './wrapping.ts';

/**
 * Marks the list of all pages, which the build writes: what menus call pages, or else their titles, each with a link;
 * the data is changed.
 */
export function wrapListPage(
  { page, markdown = [] }: Pick<PageData, 'page' | 'markdown'>,
  { site }: Pick<SiteData, 'site'>,
  origins: Pick<Origins, 'entry' | 'site'>,
  wrapping: Wrapping,
): void {
  const around = (text: string, origin: Origin) =>
    wrapping.around(text, { kind: 'text', origin, text });
  for (const block of page.blocks) {
    if (block.type === 'hero') {
      block.title = around(block.title, { reason: 'message', message: 'allPages' });
      block.lead &&= around(block.lead, { reason: 'message', message: 'allPagesText' });
      if (block.action)
        block.action.label = around(block.action.label, { reason: 'message', message: 'search' });
    } else if (block.type === 'prose') {
      block.heading &&= around(block.heading, { reason: 'folder' });
    }
  }
  const inMenus = menuNames(site);
  for (const phrases of markdown.flat().flatMap(wordsIn)) {
    const [link] = phrases;
    if (typeof link !== 'object' || !('href' in link)) continue;
    const [text] = link.phrases;
    const origin = nameOrigin(link.href, inMenus, origins);
    if (!origin || typeof text !== 'string') continue;
    const [start, end] = marksOf(wrapping.number({ kind: 'text', origin, text }));
    phrases.unshift(start);
    phrases.push(end);
  }
}

function wordsIn(element: MarkdownElement) {
  if (element.type !== 'list') return [];
  return element.entries.flat().flatMap((entry) => (entry.type === 'words' ? [entry.phrases] : []));
}
