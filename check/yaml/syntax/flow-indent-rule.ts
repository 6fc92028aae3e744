import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import type { BrokenLine } from './broken-line.ts';
import { startOfLine } from './content-lines.ts';

/** Of brackets over more lines than these, the end is not looked for. */
const mostLines = 40;

/**
 * A line between brackets that starts no further in than the field which opens them: the parser takes it for the end
 * of the brackets. It is the cause if the text can be read beyond them once all lines are far enough in.
 */
export function lineInBrackets({ error, source }: BrokenLine): SourceExplanation | undefined {
  if (!error.message.startsWith('Flow ') || !error.message.includes('sufficiently indented')) {
    return undefined;
  }
  const lines = source.text.split('\n');
  const broken = source.position(error.pos[0]).line - 1;
  const open = lines.findLastIndex(
    (line, at) => at < broken && /(?:^|: |- )[{[][^}\]]*$/.test(line),
  );
  const opening = lines[open];
  if (opening === undefined) return undefined;
  const close = findClose(lines, open);
  if (close === undefined || close < broken) return undefined;
  const column = /^ *(?:- +)*/.exec(opening)?.[0].length ?? 0;
  const isTooFarOut = (line: string) => line.trim() !== '' && line.search(/\S/) <= column;
  const indented = lines.map((line, at) =>
    at > open && at <= close && isTooFarOut(line)
      ? ' '.repeat(column + 2) + line.trimStart()
      : line,
  );
  const text = indented.join('\n');
  const obstacle = findFirstObstacle(text);
  const end = indented.slice(0, close + 1).join('\n').length;
  if (obstacle !== undefined && obstacle < end) return undefined;
  const lineText = lines[broken] ?? '';
  const start = startOfLine(lines, broken);
  const at = start + Math.max(lineText.search(/\S/), 0);
  return {
    at: [at, start + lineText.trimEnd().length],
    id: 'yaml-indent',
    message: `This line is inside the brackets that open in line ${open + 1}, but it is not indented further than that line.`,
    suggestion: `Start it in column ${column + 3}.`,
  };
}

/** The line in which all brackets that a line opens are closed again. */
function findClose(lines: readonly string[], open: number): number | undefined {
  let depth = 0;
  for (const [at, line] of lines.slice(open, open + mostLines).entries()) {
    const signs = line.replaceAll(/'[^']*'|"[^"]*"/g, '');
    depth += (signs.match(/[{[]/g)?.length ?? 0) - (signs.match(/[}\]]/g)?.length ?? 0);
    if (depth <= 0) return open + at;
  }
  return undefined;
}
