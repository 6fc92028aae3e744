import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { capital } from '../../diagnostics/capital.ts';
import { oneCharacter } from '../../diagnostics/characters.ts';
import { foreignSpaceAfterMark } from '../bad-characters.ts';
import type { BrokenLine } from './broken-line.ts';

/** What a version control system writes where two people changed the same lines. */
const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$).*$/m;

/** A conflict of two versions that was not resolved before the file was saved. */
export function conflictMarker({ source: { text } }: BrokenLine): SourceExplanation | undefined {
  const found = marker.exec(text);
  if (!found) return undefined;
  const [line] = found;
  return {
    at: [found.index, found.index + line.trimEnd().length],
    id: 'yaml-syntax',
    message: 'This file contains a merge conflict: this line marks where two versions meet.',
    suggestion:
      'Keep the version you want, and remove the other one and all lines with <<<<<<<, ======= and >>>>>>>.',
  };
}

/** A space that YAML does not accept after a colon or a dash, usually pasted from elsewhere. */
export function foreignSpace({
  content,
  start,
  lineText,
}: BrokenLine): SourceExplanation | undefined {
  const indent = lineText.length - lineText.trimStart().length;
  const match = foreignSpaceAfterMark.exec(lineText.slice(indent));
  if (!match) return undefined;
  const [before, space = ''] = match;
  const at = start + indent + before.length - space.length;
  return {
    at: [at, at + space.length],
    id: 'yaml-control-character',
    message: `${capital(oneCharacter(space))} follows the ${before.includes(':') ? 'colon' : 'dash'}, but YAML needs an ordinary space.`,
    suggestion: `Write \`${content.replace(space, ' ')}\`.`,
    fix: { start: at, end: at + space.length, text: ' ' },
  };
}
