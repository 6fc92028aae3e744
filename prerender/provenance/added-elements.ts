import { type HtmlElement, readTree, textOf } from './html-tree.ts';
import { withoutMarks } from '../../renderer/dev/source/tokens.ts';

/** An element that says nothing but a mark. */
export interface AddedElement {
  tag: string;
  /** Indexes among the elements of each parent. */
  path: number[];
  /** How many elements at the end of the path are there only with the mark. */
  added: number;
}

/** What says that one element names another. It is not on the screen. */
const NAMES = / aria-(?:labelledby|describedby)="[^"]*"/g;

/**
 * Finds what a mark has added to some HTML.
 * @returns nothing where it has changed anything else on the screen
 */
export function addedElements(before: string, withMark: string): AddedElement[] {
  return compare(readTree(before), readTree(withMark), []) ?? [];
}

/** Children that were there come in the same order; between them is what was added. */
function compare(
  before: HtmlElement,
  after: HtmlElement,
  path: readonly number[],
): AddedElement[] | undefined {
  if (before.children.length === 0 && isMark(after)) return within(after, path, 0);
  const found: AddedElement[] = [];
  let [next, index] = [0, 0];
  for (const child of after.children) {
    const inside = unchanged(before.children[next], child, [...path, index]);
    if (inside) {
      found.push(...inside);
      next += 1;
    } else if (typeof child !== 'string' && isMark(child)) {
      found.push(...within(child, [...path, index], 1));
    } else return undefined;
    if (typeof child !== 'string') index += 1;
  }
  return next === before.children.length ? found : undefined;
}

function unchanged(
  own: HtmlElement | string | undefined,
  child: HtmlElement | string,
  path: readonly number[],
): AddedElement[] | undefined {
  if (typeof own !== 'object' || typeof child === 'string') return own === child ? [] : undefined;
  const isSame =
    own.tag === child.tag &&
    own.attributes.replaceAll(NAMES, '') === child.attributes.replaceAll(NAMES, '');
  return isSame ? compare(own, child, path) : undefined;
}

/** Whether all that an element says is a mark. */
function isMark(element: HtmlElement): boolean {
  const text = textOf(element);
  return text !== '' && withoutMarks(text) === '';
}

/** The innermost element that says it. @param added how many elements at the end of the path are added */
function within(element: HtmlElement, path: readonly number[], added: number): AddedElement[] {
  const elements = element.children.filter((child) => typeof child !== 'string');
  const index = elements.findIndex(isMark);
  const inner = elements[index];
  if (inner) return within(inner, [...path, index], added + 1);
  return [{ tag: element.tag, path: [...path], added }];
}
