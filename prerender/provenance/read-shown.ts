import { decodeEntities } from '../render/decode-entities.ts';
import { readElements, type ShownElement } from './read-elements.ts';
import { MARK, readNumber, withoutMarks } from './tokens.ts';
import type { Kind } from './wrapping.ts';

/** Where something is on a page. */
export interface ShownPlace {
  /** What draws it apart from the page itself. */
  part?: 'announcement';
  element: ShownElement;
  /** All that the element says. */
  text: string;
  /** Which characters [start, end) of that say it; nothing of what is in an attribute. */
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

/** Reads marks in HTML, and notes at each marked value where it is. */
export function readShown(html: string, marked: readonly Marked[], part?: 'announcement'): void {
  const open: { number: number; element: ShownElement; start: number }[] = [];
  const found: { value: Marked; element: ShownElement; start: number; end: number }[] = [];
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
        found.push({ value, element: common, start: begun.start, end: at + index });
      }
    },
    attribute(attribute, text, element) {
      for (const [, digits] of text.matchAll(MARK)) {
        const value = digits === undefined ? undefined : marked[readNumber(digits)];
        if (!value || !ATTRIBUTES[value.kind]?.test(attribute)) continue;
        const drawing = drawingAround(element);
        const isNoted = value.shown.some((one) => one.element === drawing && one.part === part);
        if (drawing !== element && isNoted) continue;
        value.shown.push({
          ...(part && { part }),
          element: drawing,
          text: '',
          ...(drawing === element && { attribute }),
        });
      }
    },
  });
  const words = (start: number, end: number) =>
    decodeEntities(withoutMarks(whole.slice(start, end)));
  for (const { value, element, start, end } of found) {
    const from = words(element.start, start).length;
    const to = from + words(start, end).length;
    const text = words(element.start, element.end);
    // Of what is marked behind itself.
    const length = start === end ? (value.text?.length ?? 0) : 0;
    const isBehind = length > 0 && text.slice(from - length, from) === value.text;
    value.shown.push({
      ...(part && { part }),
      element,
      text,
      range: [isBehind ? from - length : from, to],
    });
  }
  for (const { shown } of marked)
    for (const place of shown)
      if (place.range === undefined) place.text = words(place.element.start, place.element.end);
}

/** A drawing is one thing to who looks at it, whichever of its parts the mark is in. */
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
