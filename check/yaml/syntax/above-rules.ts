import type { Fix, SourceExplanation } from '../../diagnostics/codes.ts';
import type { BrokenLine } from './broken-line.ts';
import { readContentLines, startOfLine } from './content-lines.ts';
import { missingSpace, missingColon } from './field-rules.ts';
import { foreignSpace } from './foreign-rules.ts';
import { splitLine } from './value-line.ts';
import { findFirstObstacle } from '../yaml-data.ts';

/* Mistakes that the parser notices only in a line further below. */

/** The first tab in the indent of a field or an entry; the parser often notices it in another line. */
export function tab({ error, start, source: { text } }: BrokenLine): SourceExplanation | undefined {
  const found = /^( *)\t\s*(?:-\s|[a-zA-Z][\w-]*:(?:\s|$))/m.exec(text);
  if (!found && error.code !== 'TAB_AS_INDENT') return undefined;
  const first = found ? found.index + (found[1] ?? '').length : start;
  const spaces = text.charAt(first) === '\t' ? spacesForTabs(text) : undefined;
  return {
    at: [first, first + 1],
    id: 'yaml-tab',
    message: 'This line is indented with a tab.',
    suggestion: 'Use spaces, two for each level.',
    fix: spaces === undefined ? undefined : spacesInIndents(text, first, spaces),
  };
}

/** What each tab in the indents of a text stands for: as many spaces as let it be read beyond the last of them. */
function spacesForTabs(text: string): string | undefined {
  const lastTab = linesBefore(text, [...text.matchAll(/^ *\t/gm)].at(-1)?.index ?? -1);
  return [2, 4, 6, 8]
    .map((width) => ' '.repeat(width))
    .find((spaces) => {
      const spaced = text.replaceAll(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', spaces));
      const obstacle = findFirstObstacle(spaced);
      return obstacle === undefined || linesBefore(spaced, obstacle) > lastTab;
    });
}

function linesBefore(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** The spaces in place of each tab in the indent of a line, and of those below it that have some, too. */
function spacesInIndents(text: string, first: number, spaces: string): Fix {
  const [tabs = ''] = /^(?:[ \t]+.*\n(?= *\t))*[ \t]+/.exec(text.slice(first)) ?? [];
  const spaced = tabs.replaceAll(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', spaces));
  return { start: first, end: first + tabs.length, text: spaced };
}

/**
 * A field above that is not one for want of a colon or a space: the parser takes it for a text and
 * is surprised by the field below. It is the cause if the text can be read once it is fixed.
 */
export function mistakeAbove(line: BrokenLine): SourceExplanation | undefined {
  const { source } = line;
  const lines = source.text.split('\n');
  const above = readContentLines(lines).findLast(({ index }) => index < line.line - 1);
  const lineText = lines[above?.index ?? 0] ?? '';
  if (!above || /:(\s|$)/.test(lineText)) return undefined;
  const start = startOfLine(lines, above.index);
  const mistake = { ...splitLine(source, start + above.indent), error: line.error };
  const explanation = foreignSpace(mistake) ?? missingSpace(mistake) ?? missingColon(mistake);
  const [, fixed] = /^Write `(.*)`/.exec(explanation?.suggestion ?? '') ?? [];
  if (fixed === undefined) return undefined;
  const whole = [...lines];
  whole[above.index] = lineText.slice(0, lineText.indexOf(mistake.content)) + fixed;
  const obstacle = findFirstObstacle(whole.join('\n'));
  return obstacle === undefined || obstacle > line.error.pos[1] ? explanation : undefined;
}
