import { BLOCK } from '../contract.ts';
import type { ElementSource, TextSources } from '../dev/source/text-sources.ts';
import type { At } from './messages.ts';

/** The blocks of the page, in its order. */
export function blockElements(): Element[] {
  return [...document.querySelectorAll(`#root [${BLOCK}]`)];
}

/** The element that a server has drawn a text in, as long as the page is as it was then. */
export function elementOf({ part, block, path, tag }: ElementSource): HTMLElement | undefined {
  // The form of a dialog is beside the page.
  if (part === 'form') return undefined;
  let at: Element | undefined | null =
    block === undefined ? document.getElementById('root') : blockElements()[block];
  for (const index of path) at = at?.children[index];
  return at instanceof HTMLElement && at.localName === tag ? at : undefined;
}

/** Elements that show a text, the one that is on the screen first. */
export function elementsAt(sources: TextSources, { file, pointer }: At): HTMLElement[] {
  return textsOf(sources)
    .filter(({ place }) => place.file === file && place.pointer === pointer)
    .flatMap((known) => elementOf(known) ?? [])
    .toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
}

/** What shows a value and all that is in it: the largest element that holds no text of any other. */
export function boxOf(sources: TextSources, at: At): Element | undefined {
  const block = /^\/blocks\/(\d+)$/.exec(at.pointer)?.[1];
  if (block !== undefined && at.file === sources.page.place.file)
    return blockElements()[Number(block)]?.firstElementChild ?? undefined;
  const [own, others] = [new Set<Element>(), new Set<Element>()];
  for (const known of sources.elements) {
    const element = elementOf(known);
    if (element) (isWithin(known, at) ? own : others).add(element);
  }
  const [first] = own;
  let box: Element | undefined = first;
  const isAlone = (element: Element) => ![...others].some((other) => element.contains(other));
  while (box?.parentElement && box.parentElement.id !== 'root' && isAlone(box.parentElement))
    box = box.parentElement;
  return box;
}

/** Elements that show one text and nothing else: in these it can be written. */
function textsOf({ elements }: TextSources): ElementSource[] {
  return elements.filter(({ kind, text, range: [start, end] = [0, 0] }) => {
    const others = text.slice(0, start) + text.slice(end);
    return kind === 'text' && end > start && others.trim() === '';
  });
}

function isWithin({ place }: ElementSource, { file, pointer }: At): boolean {
  return place.file === file && `${place.pointer}/`.startsWith(`${pointer}/`);
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** The text of a file that an element, or one around it, shows. */
export function textAround(sources: TextSources, element: Element): ElementSource | undefined {
  const within = textsOf(sources).filter((known) => elementOf(known)?.contains(element));
  // The innermost: its path is the longest.
  return within.toSorted((a, b) => depthOf(b) - depthOf(a))[0];
}

function depthOf({ block, path }: ElementSource): number {
  return path.length + (block === undefined ? 0 : 100);
}
