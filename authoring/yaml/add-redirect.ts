import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import { applyEdits, type Edit, lineAt, lineBreakOf, lineEnd } from './edit-text.ts';

/**
 * Adds a redirect to the text of site.yaml. A redirect away from the new address, left by an
 * earlier renaming, becomes the new one: both at once would lead in a circle.
 *
 * @returns the text and the line of the redirect, counted from 1
 */
export function addRedirect(
  text: string,
  from: string,
  to: string,
): { text: string; line: number } {
  const redirects = parseDocument(text, { keepSourceTokens: true }).get('redirects', true);
  const entry = `${from}: ${to}`;
  if (!isMap<Scalar, Scalar>(redirects)) return append(text, entry);
  const [start, end] = redirects.range ?? [0, 0];
  const earlier = redirects.items.find(({ key }) => key.value === to);
  const last = redirects.items.at(-1);
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
  if (redirects.flow) return edit(text, { start: behind, end: behind, text: `, ${entry}` });
  const token = redirects.srcToken;
  const indent = ' '.repeat(token?.type === 'block-map' ? token.indent : 0);
  const at = lineEnd(text, behind);
  const line = lineBreakOf(text) + indent + entry;
  return {
    text: applyEdits(text, [{ start: at, end: at, text: line }]),
    line: lineAt(text, at) + 1,
  };
}

function append(text: string, entry: string): { text: string; line: number } {
  const lineBreak = lineBreakOf(text);
  const lines = [
    text.endsWith('\n') ? '' : lineBreak,
    lineBreak,
    `# Old addresses and where their pages are now, so that links from elsewhere keep working.`,
    lineBreak,
    `redirects:`,
    lineBreak,
    `  ${entry}`,
  ];
  const longer = text + lines.join('');
  return { text: longer + lineBreak, line: lineAt(longer, longer.length) };
}

function edit(text: string, change: Edit): { text: string; line: number } {
  return { text: applyEdits(text, [change]), line: lineAt(text, change.start) };
}

function rangeOf(node: Scalar | null): { start: number; end: number } {
  if (!isScalar(node) || !node.range) throw new Error('site.yaml has a redirect without address.');
  return { start: node.range[0], end: node.range[1] };
}
