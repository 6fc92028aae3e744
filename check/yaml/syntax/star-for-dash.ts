import type { Fix, SourceExplanation } from '../../diagnostics/codes.ts';
import type { Range, SourceText } from '../../diagnostics/source-text.ts';

/** `* Words` and `- * Words`, as lists are written elsewhere. */
export function starForDash(
  source: SourceText,
  [start, end]: Range,
  token: string,
): SourceExplanation | undefined {
  const { line, column, lineText } = source.position(start);
  const [, dash, rest] = /^\s*(- +)?\* +(\S.*)$/.exec(lineText) ?? [];
  if (token !== '*' || rest === undefined || lineText.slice(0, column - 1).includes('*'))
    return undefined;
  return {
    at: [start, end],
    id: 'yaml-syntax',
    message: 'An entry of a list starts with one dash and a space.',
    suggestion: `Write \`- ${rest}\`.`,
    fix: dash === undefined ? dashesFor(source, line, start) : { start, end: end + 1, text: '' },
  };
}

/** Dashes for the stars of a line and of those below it that start the same, which YAML takes for one text. */
function dashesFor({ text }: SourceText, line: number, start: number): Fix {
  const lines = text.split('\n').slice(line - 1);
  const indent = lines[0]?.indexOf('*') ?? 0;
  const end = lines.findIndex(
    (below) => !below.startsWith('* ', indent) || below.slice(0, indent).trim() !== '',
  );
  const starred = lines
    .slice(0, end < 0 ? lines.length : end)
    .join('\n')
    .slice(indent);
  return { start, end: start + starred.length, text: starred.replaceAll(/^(\s*)\*/gm, '$1-') };
}
