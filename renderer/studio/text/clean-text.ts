import { UNSEEN } from '../../../schema/texts/unseen-characters.ts';

const UNSEEN_ONES = new RegExp(UNSEEN, 'gu');

const BREAKS = /[\r\n\t\u2028\u2029]+/;

/** A text without characters that nobody sees, and how many were left out. */
interface Clean {
  text: string;
  gone: number;
}

/**
 * A text from elsewhere as a field takes it: breaks and tabs become spaces, or breaks of a text that may have them, and
 * characters that nobody sees go. The joiners of Persian, of Indian scripts and of emoji stay.
 */
export function cleanText(text: string, mayBreak = false): Clean {
  const lines = text.split(BREAKS).map(withoutUnseen);
  const last = lines.length - 1;
  const trimmed = lines.map((line, index) => {
    const start = index > 0 ? line.text.trimStart() : line.text;
    return index < last ? start.trimEnd() : start;
  });
  const said = trimmed.filter((line, index) => line !== '' || index === 0 || index === last);
  const gone = lines.reduce((sum, line) => sum + line.gone, 0);
  return { text: said.join(mayBreak ? '\n' : ' '), gone };
}

/** A text of many lines as a field takes it: only characters that nobody sees go. */
export function withoutUnseen(text: string): Clean {
  const lines = text.replaceAll(/[\u2028\u2029]/g, '\n');
  const clean = lines.replaceAll(UNSEEN_ONES, '');
  return { text: clean, gone: Array.from(lines).length - Array.from(clean).length };
}

/** Tells how many characters of what was pasted nobody sees. */
export function sayGone(gone: number): string {
  return `Pasted without ${gone === 1 ? '1 character' : `${gone} characters`} that nobody sees.`;
}
