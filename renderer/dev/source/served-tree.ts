import { elementsOfBlock } from './block-elements.ts';
import { openDialog, slugOfDialog } from './open-dialog.ts';
import { ADDED, ANNOUNCEMENT_BAR, GLIDE_CLONE } from '../../contract.ts';
import type { ShownElement } from './text-sources.ts';
import { withoutMarks } from './tokens.ts';

/**
 * The children of an element as a server draws it: without those for empty texts, the copies that make a carousel
 * endless, and the bar at the top, which a document has before its root.
 */
function servedChildren(parent: Element): Element[] {
  return served([...parent.children]).slice(announced(parent).length);
}

function served(elements: Element[]): Element[] {
  return elements.filter(
    (element) => !element.classList.contains(GLIDE_CLONE) && !element.hasAttribute(ADDED),
  );
}

/**
 * The element of the page, as it lives, which shows something.
 * @param root what the whole page is drawn in
 * @returns nothing where the page has changed since and says something else there
 */
export function elementAt(shown: ShownElement, root: Element): Element | undefined {
  const siblings = siblingsAt(shown, root);
  const at = siblings[shown.path.at(-1) ?? 0];
  if (isSame(at, shown)) return at;
  // What only scripts show may be before it.
  const same = siblings.filter((sibling) => isSame(sibling, shown));
  return same.length === 1 ? same[0] : undefined;
}

/** The element to which the path leads, whatever it says by now. */
export function elementOnPath(shown: ShownElement, root: Element): Element | undefined {
  const at = siblingsAt(shown, root)[shown.path.at(-1) ?? 0];
  return at?.localName === shown.tag.toLowerCase() ? at : undefined;
}

/** The elements among which the last step of a path leads. */
function siblingsAt(shown: ShownElement, root: Element): Element[] {
  let siblings = startOf(shown, root);
  for (const index of shown.path.slice(0, -1)) {
    const at = siblings[index];
    siblings = at ? servedChildren(at) : [];
  }
  return siblings;
}

/** The elements from which a path leads. */
function startOf({ part, block, form }: ShownElement, root: Element): Element[] {
  if (part === 'announcement') return announced(root);
  if (part === 'form') {
    const dialog = openDialog(root);
    const element = form === slugOfDialog() ? dialog?.querySelector('form') : undefined;
    return element ? servedChildren(element) : [];
  }
  if (block === undefined) return servedChildren(root);
  return served(elementsOfBlock(block, root));
}

function isSame(element: Element | undefined, { tag, text }: ShownElement): boolean {
  return element?.localName === tag.toLowerCase() && withoutMarks(element.textContent) === text;
}

/** The bar at the top of a page with the link before it; nothing if there is none. */
function announced(root: Element): Element[] {
  const [skip, bar] = root.children;
  return skip && bar?.classList.contains(ANNOUNCEMENT_BAR) ? [skip, bar] : [];
}
