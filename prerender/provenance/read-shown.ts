import { decodeEntities } from '../render/decode-entities.ts';
import { readElements, type ShownElement } from './read-elements.ts';
import { MARK, readNumber, withoutMarks } from '../../renderer/dev/source/tokens.ts';
import type { Kind } from './wrapping.ts';

/** The bar at the top of a page, or the form of a name in its dialog, whose path leads from the form down. */
export type Part = { part: 'announcement' } | { part: 'form'; form: string };

/** Where something is on a page. */
export interface ShownPlace {
  /** What draws it apart from the page itself; nothing for the page. */
  part?: Part;
  element: ShownElement;
  /** All that the element says. */
  text: string;
  /** Which characters [start, end) of that say it; nothing for what is in an attribute. */
  range?: readonly [start: number, end: number];
  /** The attribute that has it, such as the description of a picture. */
  attribute?: string;
}

/** A marked value, by its number. */
interface Marked {
  kind: Kind;
  text?: string;
  shown: ShownPlace[];
}

/** Attributes that people read or hear, and those that lead on or load a picture. */
const ATTRIBUTES: Record<Kind, RegExp | undefined> = {
  text: /^(?:alt|aria-label|aria-roledescription|title|placeholder)$/,
  reference: undefined,
  day: undefined,
  link: /^href$/,
  picture: /^(?:src|href|poster)$/,
  icon: /./,
};

/**
 * Reads marks in HTML, and notes at each marked value where it is.
 * @param part what the HTML is of, where it is not the page itself
 */
export function readShown(html: string, marked: readonly Marked[], part?: Part): void {
  const open: { number: number; element: ShownElement; start: number }[] = [];
  const found: Found[] = [];
  const whole = readElements(html, {
    text(piece, element, at) {
      for (const { 0: mark, 1: digits, index } of piece.matchAll(MARK)) {
        if (digits !== undefined) {
          open.push({ number: readNumber(digits), element, start: at + index + mark.length });
          continue;
        }
        const begun = open.pop();
        const value = begun && marked[begun.number];
        if (!value) continue;
        const common = commonParent(begun.element, element);
        found.push({ value, element: common, range: [begun.start, at + index] });
      }
    },
    attribute(attribute, text, element) {
      for (const [, digits] of text.matchAll(MARK)) {
        const value = digits === undefined ? undefined : marked[readNumber(digits)];
        if (!value || !ATTRIBUTES[value.kind]?.test(attribute)) continue;
        const drawing = drawingAround(element);
        if (drawing === element) found.push({ value, element, attribute });
        else if (!found.some((one) => one.value === value && one.element === drawing))
          found.push({ value, element: drawing });
      }
    },
  });
  for (const one of found) {
    const place = placeOf(one, whole);
    const element = part?.part === 'form' ? inForm(place.element) : place.element;
    if (element) one.value.shown.push({ ...place, element, ...(part && { part }) });
  }
}

/** A mark, with characters of the whole text if it is in that. */
interface Found {
  value: Marked;
  element: ShownElement;
  range?: readonly [start: number, end: number];
  attribute?: string;
}

function placeOf({ value, element, range, attribute }: Found, whole: string): ShownPlace {
  const words = (start: number, end: number) =>
    decodeEntities(withoutMarks(whole.slice(start, end)));
  const text = words(element.start, element.end);
  if (!range) return { element, text, ...(attribute !== undefined && { attribute }) };
  const [start, end] = range;
  const from = words(element.start, start).length;
  // What has both marks behind it ends there.
  const length = start === end ? (value.text?.length ?? 0) : 0;
  const isBehind = length > 0 && text.slice(from - length, from) === value.text;
  return {
    element,
    text,
    range: [isBehind ? from - length : from, from + words(start, end).length],
  };
}

/** An element of a form, from the form down; nothing for what is next to it. */
function inForm(element: ShownElement): ShownElement | undefined {
  for (let at: ShownElement | undefined = element; at; at = at.parent)
    if (at.tag === 'form') return { ...element, path: element.path.slice(at.path.length) };
  return undefined;
}

/** A drawing is one thing to people who look at it, whichever of its parts the mark is in. */
function drawingAround(element: ShownElement): ShownElement {
  for (let at: ShownElement | undefined = element; at; at = at.parent)
    if (at.tag === 'svg') return at;
  return element;
}

function commonParent(one: ShownElement, other: ShownElement): ShownElement {
  const around = new Set<ShownElement>();
  for (let at: ShownElement | undefined = one; at; at = at.parent) around.add(at);
  let common = other;
  while (!around.has(common) && common.parent) common = common.parent;
  return common;
}
