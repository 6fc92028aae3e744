import type { PageData } from './types.ts';

/** Origins whose frames the policy of this document allows: those of the page that it was made for. */
const allowed = new Set<string>();

/** To be told the page of the document. */
export function allowFrames(page: Pick<PageData, 'embeds'>): void {
  for (const origin of originsOf(page)) allowed.add(origin);
}

/**
 * Whether a page can show in this document. Otherwise it has to be opened as one of its own: its policy allows other
 * frames, or what is around it is in another language.
 */
export function fitsThisDocument({
  language,
  ...page
}: Pick<PageData, 'embeds' | 'language'>): boolean {
  const isInLanguage = language === undefined || language === document.documentElement.lang;
  return isInLanguage && originsOf(page).every((origin) => allowed.has(origin));
}

function originsOf({ embeds = {} }: Pick<PageData, 'embeds'>): string[] {
  return Object.values(embeds).map(({ src }) => new URL(src).origin);
}
