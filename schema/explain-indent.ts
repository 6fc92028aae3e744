import type { SourceExplanation } from './problem.ts';
import type { SourceText } from './source-text.ts';

interface Level {
  indent: number;
  line: number;
  name: string;
}

/**
 * Explains a line whose indent fits none above, and names the indents that would fit.
 *
 * @param line number of the odd line, from 1
 * @param textAbove the text of the field above, if the line is odd because of it
 */
export function explainIndent(
  source: SourceText,
  line: number,
  textAbove: string | undefined,
): SourceExplanation {
  const lines = source.text.split('\n');
  const lineText = lines[line - 1] ?? '';
  const indent = indentOf(lineText);
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const levels = openLevels(lines.slice(0, line - 1));
  const advice = nearest(levels, indent).map(
    (level) => `by ${blanks(level.indent)} like \`${level.name}\` in line ${level.line}`,
  );
  return {
    at: [start + indent, start + lineText.trimEnd().length],
    id: 'yaml-indent',
    message:
      textAbove === undefined
        ? `This line is indented by ${blanks(indent)}, which fits no line above.`
        : `This line is indented further than the field above, which already has a text.`,
    suggestion:
      (advice.length > 0 ? `Indent it ${advice.join(', or ')}.` : '') +
      (textAbove === undefined
        ? ''
        : ' If it goes on with that text, put the whole text in quotes.'),
  };
}

/** The indents at which a field or entry could go on after these lines, the innermost first. */
function openLevels(lines: string[]): Level[] {
  const levels: Level[] = [];
  let limit = Infinity;
  for (let index = lines.length - 1; index >= 0 && limit > 0; index -= 1) {
    const match = /^( *)((?:- +)*)(\S+)/.exec(lines[index] ?? '');
    if (!match || match[3]?.startsWith('#')) continue;
    const [, spaces = '', dashes = '', word = ''] = match;
    const field = spaces.length + dashes.length;
    const candidates = dashes
      ? [
          { indent: field, name: word },
          { indent: spaces.length, name: `- ${word}` },
        ]
      : [{ indent: field, name: word }];
    for (const { indent, name } of candidates) {
      if (indent >= limit || !name.endsWith(':')) continue;
      levels.push({ indent, line: index + 1, name });
      limit = indent;
    }
  }
  return levels;
}

function nearest(levels: Level[], indent: number): Level[] {
  return levels
    .toSorted((a, b) => Math.abs(a.indent - indent) - Math.abs(b.indent - indent))
    .slice(0, 2);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function blanks(count: number): string {
  return count === 1 ? '1 blank' : `${count} blanks`;
}
