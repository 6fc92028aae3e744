import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { applyEdits, type Edit, lineAt, lineBreakOf, lineEnd } from './edit-text.ts';

/** A group of addresses by addresses, and what is said of it where it is begun. */
interface Group {
  name: string;
  about: string;
}

const REDIRECTS: Group = {
  name: 'redirects',
  about: 'Old addresses and where their pages are now, so that links from elsewhere keep working.',
};

const TRANSLATIONS: Group = {
  name: 'translations',
  about: 'Pages whose address is not that of their original, and the original of each.',
};

/**
 * Adds a redirect to the text of site.yaml. A redirect away from the new address, left by an
 * earlier renaming, becomes the new one: both at once would lead in a circle.
 *
 * @returns the text and the line of the redirect, counted from 1
 */
export function addRedirect(text: string, from: string, to: string): Changed {
  return addTo(REDIRECTS, text, from, to);
}

/**
 * Says in the text of site.de.yaml and the like which page is a translation of which.
 *
 * @returns the text and the line of that, counted from 1
 */
export function addTranslation(text: string, translation: string, original: string): Changed {
  return addTo(TRANSLATIONS, text, translation, original);
}

interface Changed {
  text: string;
  line: number;
}

function addTo(group: Group, text: string, from: string, to: string): Changed {
  const known = parseDocument(text, { keepSourceTokens: true }).get(group.name, true);
  const entry = `${from}: ${to}`;
  if (!isMap<Scalar, Scalar>(known)) return append(group, text, entry);
  const [start, end] = known.range ?? [0, 0];
  const earlier = known.items.find(({ key }) => key.value === to);
  const last = known.items.at(-1);
  if (earlier) {
    const at = rangeOf(earlier.key);
    const edits = [
      { ...at, text: from },
      { ...rangeOf(earlier.value), text: to },
    ];
    return { text: applyEdits(text, edits), line: lineAt(text, at.start) };
  }
  if (!last) return edit(text, { start, end, text: `{ ${entry} }` });
  const behind = rangeOf(last.value).end;
  if (known.flow) return edit(text, { start: behind, end: behind, text: `, ${entry}` });
  const token = known.srcToken;
  const indent = ' '.repeat(token?.type === 'block-map' ? token.indent : 0);
  const at = lineEnd(text, behind);
  const line = lineBreakOf(text) + indent + entry;
  return {
    text: applyEdits(text, [{ start: at, end: at, text: line }]),
    line: lineAt(text, at) + 1,
  };
}

function append({ name, about }: Group, text: string, entry: string): Changed {
  const lineBreak = lineBreakOf(text);
  const lines = [
    text === '' || text.endsWith('\n') ? '' : lineBreak,
    text === '' ? '' : lineBreak,
    `# ${about}`,
    lineBreak,
    `${name}:`,
    lineBreak,
    `  ${entry}`,
  ];
  const longer = text + lines.join('');
  return { text: longer + lineBreak, line: lineAt(longer, longer.length) };
}

function edit(text: string, change: Edit): Changed {
  return { text: applyEdits(text, [change]), line: lineAt(text, change.start) };
}

function rangeOf(node: Scalar | null): { start: number; end: number } {
  if (!isScalar(node) || !node.range) throw new Error('A group of addresses lacks one.');
  return { start: node.range[0], end: node.range[1] };
}
