import type { SourceExplanation } from '../diagnostics/diagnostic.ts';
import type { SourceText } from '../diagnostics/source-text.ts';

interface Level {
  indent: number;
  line: number;
  name: string;
}

/**
 * Explains a line whose indent fits none above, and names the columns that would fit.
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
  const levels = openLevels(lines.slice(0, line - 1), lineText.trimStart().startsWith('- '));
  const advice = nearest(levels, indent).map(
    (level) => `in column ${level.indent + 1} like \`${level.name}\` in line ${level.line}`,
  );
  return {
    at: [start + indent, start + lineText.trimEnd().length],
    id: 'yaml-indent',
    message:
      textAbove === undefined
        ? `This line starts in column ${indent + 1}, where nothing above it starts.`
        : `This line is indented further than the field above, which already has a text.`,
    suggestion:
      (advice.length > 0
        ? `Start it ${advice.join(', or ')}.`
        : 'Compare it with the lines above.') +
      (textAbove === undefined
        ? ''
        : ' If it goes on with that text, put the whole text in quotes.'),
  };
}

/**
 * The indents at which a field could go on after these lines, or an entry of a list; the
 * innermost first.
 */
function openLevels(lines: string[], asEntry: boolean): Level[] {
  const levels: Level[] = [];
  let limit = Infinity;
  for (let index = lines.length - 1; index >= 0 && limit > 0; index -= 1) {
    const match = /^( *)((?:- +)*)([^\s:]+):?(?=\s|$)/.exec(lines[index] ?? '');
    const [, spaces = '', dashes = '', word = '#'] = match ?? [];
    if (word.startsWith('#')) continue;
    const entry = { indent: spaces.length, name: `- ${word}` };
    const field = { indent: spaces.length + dashes.length, name: word };
    // What lies further in than a line below it is closed and cannot go on.
    for (const { indent, name } of dashes ? [field, entry] : [field]) {
      if (indent >= limit) continue;
      if (name.startsWith('- ') === asEntry) levels.push({ indent, line: index + 1, name });
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
