import { capital } from '../../diagnostics/capital.ts';
import { oneCharacter } from '../../diagnostics/characters.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { findFirstObstacle } from '../yaml-data.ts';
import type { BrokenLine } from './broken-line.ts';
import { linesAbove, LONGEST_TEXT, startOfLine } from './content-lines.ts';

/* Mistakes in a line that the parser takes for a text or a comment, and so notices some lines below or above. */

interface Mark {
  /** From the start of the line to what is replaced, and that. */
  pattern: RegExp;
  replacement: string;
  id: SourceExplanation['id'];
  message: (wrong: string) => string;
}

const MARKS: readonly Mark[] = [
  {
    pattern: /^( *)[\u2010-\u2015\u2022\u00b7\u2212\uff0d](?= )/,
    replacement: '-',
    id: 'yaml-syntax',
    message: () => 'An entry of a list starts with one dash and a space.',
  },
  {
    pattern: /^( *)-(?=[a-z]\w*:(?: |$))/i,
    replacement: '- ',
    id: 'yaml-syntax',
    message: () => 'A space is missing after the dash.',
  },
  {
    pattern: /^( *)-[\u00a0\u2000-\u200a\u202f\u3000]+/,
    replacement: '- ',
    id: 'yaml-control-character',
    message: (wrong) =>
      `${capital(oneCharacter(wrong.charAt(1)))} follows the dash, but YAML needs an ordinary space.`,
  },
  {
    pattern: /^(.*: )#[\da-f]{3,8}(?=,|$)/i,
    replacement: "'$&'",
    id: 'yaml-needs-quotes',
    message: () => 'A # after a space starts a comment, so the color is lost.',
  },
];

/** So many lines are tried, from the one below the error upwards. */
const MOST_LINES = 4;

/** The nearest line with such a mistake, if the text can be read beyond the error without it. */
export function markNearby({ error, line, source }: BrokenLine): SourceExplanation | undefined {
  if (source.text.length > LONGEST_TEXT) return undefined;
  const lines = source.text.split('\n');
  const near = linesAbove(lines, line + 1, MOST_LINES, (text) => markIn(text) !== undefined);
  for (const at of near) {
    const written = lines[at] ?? '';
    const mark = markIn(written);
    const [whole = '', before = ''] = mark?.pattern.exec(written) ?? [];
    if (!mark) continue;
    const wrong = whole.slice(before.length);
    const right = mark.replacement.replace('$&', wrong);
    const fixed = before + right + written.slice(whole.length);
    const obstacle = findFirstObstacle(lines.with(at, fixed).join('\n'));
    if (obstacle !== undefined && obstacle <= error.pos[1] + right.length) continue;
    const start = startOfLine(lines, at) + before.length;
    return {
      at: [start, start + wrong.length],
      id: mark.id,
      message: mark.message(wrong),
      suggestion: `Write \`${fixed.trim()}\`.`,
      fix: { start, end: start + wrong.length, text: right },
    };
  }
  return undefined;
}

function markIn(line: string): Mark | undefined {
  return MARKS.find(({ pattern }) => pattern.test(line));
}
