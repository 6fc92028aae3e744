import { applyOperations } from '../../edit/edit-yaml.ts';
import { lineOf } from '../../edit/line-of.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { toPointer } from '../../schema/pointer.ts';
import { readData } from '../../edit/source.ts';
import { lineBreakOf } from '../../edit/splice.ts';
import { isRecord } from '../../schema/is-record.ts';

/** A group of addresses by addresses, and the comment where it begins. */
interface Group {
  name: string;
  about: string;
}

const REDIRECTS: Group = {
  name: 'redirects',
  about:
    'Old addresses and where their pages are now, so that links from other sites keep working.',
};

const TRANSLATIONS: Group = {
  name: 'translations',
  about: 'Pages whose address differs from that of their original, and the original of each.',
};

interface Changed {
  text: string;
  line: number;
}

/**
 * Adds a redirect to the text of site.yaml. A redirect away from the new address, left by an
 * earlier renaming, becomes the new one: both at once would lead in a circle.
 *
 * @returns the text and the line of the redirect, counted from 1
 */
export function addRedirect(text: string, from: string, to: string): Changed {
  return addTo(REDIRECTS, text, from, to);
}

/** Takes a redirect out of the text of site.yaml, and the whole group if it was the only one. */
export function removeRedirect(text: string, from: string): string {
  const data = readData(text);
  const known = isRecord(data) ? data[REDIRECTS.name] : undefined;
  if (!isRecord(known) || !Object.hasOwn(known, from)) return text;
  const path = Object.keys(known).length === 1 ? [REDIRECTS.name] : [REDIRECTS.name, from];
  return applyOperations(text, [{ op: 'remove', path: toPointer(path) }]);
}

/**
 * Says in the text of a file such as site.de.yaml which page is a translation of which.
 *
 * @returns the text and the line of that, counted from 1
 */
export function addTranslation(text: string, translation: string, original: string): Changed {
  return addTo(TRANSLATIONS, text, translation, original);
}

function addTo(group: Group, text: string, from: string, to: string): Changed {
  const changed = changedText(group, text, from, to);
  return { text: changed, line: lineOf(changed, [group.name, from]) };
}

function changedText({ name, about }: Group, text: string, from: string, to: string): string {
  const lineBreak = lineBreakOf(text);
  if (text === '') {
    const value = { [name]: { [from]: to } };
    return applyOperations(`# ${about}${lineBreak}`, [{ op: 'set', path: '', value }]) + lineBreak;
  }
  const data = readData(text);
  const known = isRecord(data) ? data[name] : undefined;
  const entry: Operation = { op: 'set', path: toPointer([name, from]), value: to };
  if (!isRecord(known)) {
    const begun = text.endsWith('\n') ? text : text + lineBreak;
    const value = { [from]: to };
    return applyOperations(begun, [{ op: 'set', path: toPointer([name]), value, comment: about }]);
  }
  const path = toPointer([name, to]);
  if (!Object.hasOwn(known, to)) return applyOperations(text, [entry]);
  return Object.hasOwn(known, from)
    ? applyOperations(text, [{ op: 'remove', path }, entry])
    : applyOperations(text, [{ op: 'rename', path, name: from }, entry]);
}
