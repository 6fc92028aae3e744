import type { PageData } from '../data/types.ts';

/** Origins whose frames the policy of this document allows: those of the page that it was made for. */
const allowed = new Set<string>();

/** To be told the page of the document. */
export function allowFrames(page: Pick<PageData, 'embeds'>): void {
  for (const origin of originsOf(page)) allowed.add(origin);
}

/** Whether a page can show its frames in this document; otherwise it has to be opened as a document of its own. */
export function isAllowedHere(page: Pick<PageData, 'embeds'>): boolean {
  return originsOf(page).every((origin) => allowed.has(origin));
}

function originsOf({ embeds = {} }: Pick<PageData, 'embeds'>): string[] {
  return Object.values(embeds).map(({ src }) => new URL(src).origin);
}
