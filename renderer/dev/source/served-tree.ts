import { ANNOUNCEMENT_BAR, BLOCK, GLIDE_CLONE } from '../../contract.ts';
import type { ShownElement } from './text-sources.ts';

/**
 * The children of an element as a server draws it: without the elements that development puts around blocks, the
 * copies that make a carousel endless, and the bar at the top, which a document has before its root.
 */
function servedChildren(parent: Element): Element[] {
  const children = [...parent.children].filter((child) => !child.classList.contains(GLIDE_CLONE));
  return children
    .slice(announced(parent).length)
    .flatMap((child) => (child.hasAttribute(BLOCK) ? [...child.children] : [child]));
}

/**
 * The element of the page, as it lives, which shows something.
 * @param root what the whole page is drawn in
 * @returns nothing where the page has changed since and says something else there
 */
export function elementAt(shown: ShownElement, root: Element): Element | undefined {
  const [first = -1, ...path] = shown.path;
  const at = path.reduce<Element | undefined>(
    (element, index) => element && servedChildren(element)[index],
    startOf(shown, root)[first],
  );
  return isSame(at, shown) ? at : undefined;
}

/** The elements from which a path leads. */
function startOf({ part, block }: ShownElement, root: Element): Element[] {
  if (part === 'announcement') return announced(root);
  if (block === undefined) return servedChildren(root);
  const wrapper = root.querySelectorAll(`[${BLOCK}]`)[block];
  return wrapper ? servedChildren(wrapper) : [];
}

function isSame(element: Element | undefined, { tag, text }: ShownElement): boolean {
  return element?.localName === tag.toLowerCase() && element.textContent === text;
}

/** The bar at the top of a page with the link before it; nothing where there is none. */
function announced(root: Element): Element[] {
  const [skip, bar] = root.children;
  return skip && bar?.classList.contains(ANNOUNCEMENT_BAR) ? [skip, bar] : [];
}
