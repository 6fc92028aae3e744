import { blockAround } from './block-elements.ts';
import type { LivingPage, ShownSource } from './living-page.ts';
import { textsIn } from './text-before.ts';
import type { ElementSource, Place, TextSources } from './text-sources.ts';

/** Where an element was written, and the type of the block it belongs to. */
export interface Source {
  place: Place;
  type?: string;
}

/**
 * Finds where an element was written: the first text in it, or what else it shows, such as a picture; else that of what
 * encloses it; else its block, else the page.
 */
export function findSource(
  element: Element,
  living: LivingPage,
  { page, blocks }: Pick<TextSources, 'page' | 'blocks'>,
): Source {
  const block = blockAround(element);
  const type = block?.type;
  // A dialog is drawn outside of the root.
  const end = block?.element.parentElement ?? element.closest('#root, body');
  for (let at: Element | null = element; at && at !== end; at = at.parentElement) {
    const place = placeIn(at, living);
    if (place) return { place, type };
  }
  return { place: (block && blocks[block.index]) ?? page, type };
}

function placeIn(within: Element, living: LivingPage): Place | undefined {
  for (const text of textsIn(within)) {
    const source = living.sourcesOfText(text).find(isWritten);
    if (source) return source.place;
  }
  for (const one of [within, ...within.querySelectorAll('*')]) {
    const written = living.sourcesOf(one).filter(isWritten);
    // A picture, before what is read aloud for it.
    const source = written.find(({ kind }) => kind === 'picture') ?? written[0];
    if (source) return source.place;
  }
  return undefined;
}

function isWritten(source: ShownSource): source is ElementSource {
  return 'place' in source;
}
