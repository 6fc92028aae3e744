import type { PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import { readElements, type ShownElement } from './read-elements.ts';
import { MARK, readNumber, withoutMarks } from './tokens.ts';
import { type WrappedText, wrapTexts } from './wrap-texts.ts';

/** A text of a YAML file, and where it is on the page. */
export interface TracedText extends WrappedText {
  /** The smallest elements that hold all of it, in the order of the page. */
  elements: ShownElement[];
  /** Elements that have it in an attribute, such as the description of a picture. */
  attributes: { name: string; element: ShownElement }[];
}

/**
 * Finds where every text of a page and of site.yaml is shown, without a mark in either: the page is drawn with its data
 * and once more with marks around each text. No component has to know of it.
 *
 * @returns nothing if the marks have changed more than themselves, because what they say would be doubtful then
 */
export function traceTexts(
  { renderPageBody }: Pick<ServerEntry, 'renderPageBody'>,
  { site, data }: { site: SiteData; data: PageData },
  schemas: Schemas,
): TracedText[] | undefined {
  const wrapped = wrapTexts(site, data, schemas);
  const probe = renderPageBody(wrapped.site, wrapped.data, false);
  if (plain(withoutMarks(probe)) !== plain(renderPageBody(site, data, false))) return undefined;
  const traced = wrapped.texts.map((text): TracedText => ({
    ...text,
    elements: [],
    attributes: [],
  }));
  const open: { number: number; element: ShownElement }[] = [];
  readElements(probe, {
    text(piece, element) {
      for (const [, digits] of piece.matchAll(MARK)) {
        if (digits !== undefined) open.push({ number: readNumber(digits), element });
        else {
          const start = open.pop();
          if (start) traced[start.number]?.elements.push(commonParent(start.element, element));
        }
      }
    },
    attribute(name, value, element) {
      for (const [, digits] of value.matchAll(MARK))
        if (digits !== undefined) traced[readNumber(digits)]?.attributes.push({ name, element });
    },
  });
  return traced;
}

/** React divides texts that follow one another by an empty comment. */
function plain(html: string): string {
  return html.replaceAll('<!-- -->', '');
}

function commonParent(one: ShownElement, other: ShownElement): ShownElement {
  const around = new Set<ShownElement>();
  for (let at: ShownElement | undefined = one; at; at = at.parent) around.add(at);
  let common = other;
  while (!around.has(common) && common.parent) common = common.parent;
  return common;
}
