import { BLOCK } from '../../bootstrap/contract.ts';
import { fieldsOf, hasTypes } from '../../data/guards.ts';

/** Where what is on the screen was written. A place is `file:line:column`, as editors are told it. */
export interface TextSources {
  page: { place: string; texts: TextSource[] };
  /** The places of the blocks, in their order on the page. */
  blocks: string[];
  /** The texts of site.yaml: header, footer, closing band. */
  site: TextSource[];
}

export interface TextSource {
  /** As it is on the screen: references filled in, markup left out. */
  text: string;
  place: string;
  /** Index of the block it belongs to. */
  block?: number;
}

export function isTextSources(data: unknown): data is TextSources {
  const { page, blocks, site } = fieldsOf(data);
  return (
    hasTypes(page, { place: 'string', texts: 'object' }) &&
    Array.isArray(blocks) &&
    Array.isArray(site)
  );
}

/** Where an element was written, and the type of the block it belongs to. */
export interface Source {
  place: string;
  type?: string;
}

/**
 * Finds where an element was written: the first text in it, or in what encloses it, that stands in the YAML
 * word by word and only once; else its block, else the page.
 */
export function findSource(element: Element, { page, blocks, site }: TextSources): Source {
  const block = element.closest(`[${BLOCK}]`);
  const index = block ? [...document.querySelectorAll(`[${BLOCK}]`)].indexOf(block) : -1;
  const type = block?.getAttribute(BLOCK) ?? undefined;
  const ofBlock = page.texts.filter((text) => text.block === index);
  // A dialog is drawn outside of its block.
  const places = onlyOnce(block ? ofBlock : [...page.texts, ...site]);
  const end = block ?? document.body;
  for (let within = element; within !== end; within = within.parentElement ?? end) {
    for (const candidate of [within, ...within.querySelectorAll('*')]) {
      const place = places.get(shownText(candidate));
      if (place !== undefined) return { place, type };
    }
  }
  return { place: blocks[index] ?? page.place, type };
}

function shownText(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

function onlyOnce(texts: TextSource[]): Map<string, string> {
  const places = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { text, place } of texts) {
    if (places.has(text)) repeated.add(text);
    places.set(text, place);
  }
  for (const text of repeated) places.delete(text);
  places.delete('');
  return places;
}
