import { readElements, type ShownElement } from '../provenance/read-elements.ts';

/** Attributes that name what they are on, or a picture in it. */
const NAMES = ['aria-label', 'aria-labelledby', 'alt', 'title'];

/**
 * Links and buttons that say nothing to a screen reader.
 * @param html as React has written it
 * @returns the opening tag of each, without classes
 */
export function namelessControls(html: string): string[] {
  const controls: ShownElement[] = [];
  const named = new Set<ShownElement>();
  const hidden = new Set<ShownElement>();
  const attributes = new Map<ShownElement, string[]>();
  const name = (element: ShownElement) => {
    const around = withParents(element);
    if (!around.some((one) => hidden.has(one))) for (const one of around) named.add(one);
  };
  const note = (element: ShownElement) => {
    if (!controls.includes(element)) controls.push(element);
  };
  readElements(html, {
    text: (text, element) => {
      for (const one of withParents(element)) if (one.tag === 'button') note(one);
      if (text.trim() !== '') name(element);
    },
    attribute: (key, value, element) => {
      if (key !== 'class')
        attributes.set(element, [...(attributes.get(element) ?? []), `${key}="${value}"`]);
      if (element.tag === 'button' || (element.tag === 'a' && key === 'href')) note(element);
      if (key === 'aria-hidden' && value === 'true') hidden.add(element);
      if (NAMES.includes(key) && value.trim() !== '') name(element);
    },
  });
  return controls
    .filter(
      (control) => !named.has(control) && !withParents(control).some((one) => hidden.has(one)),
    )
    .map((control) => `<${[control.tag, ...(attributes.get(control) ?? [])].join(' ')}>`);
}

function withParents(element: ShownElement): ShownElement[] {
  return element.parent ? [element, ...withParents(element.parent)] : [element];
}
