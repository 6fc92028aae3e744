/** What the check refuses in texts: characters that nobody sees, and those that change the direction of writing. */
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

const BREAKS = /[\r\n\t\u2028\u2029]+/;

/**
 * A text from elsewhere as a field takes it: breaks and tabs become spaces, or breaks of a text that may have them, and
 * characters that nobody sees go. The joiners of Persian, of Indian scripts and of emoji stay.
 * @returns with how many went
 */
export function cleanText(text: string, mayBreak = false): { text: string; gone: number } {
  const lines = text.split(BREAKS);
  const parts = lines.map((line) => line.replaceAll(UNSEEN, ''));
  const gone = lines.join('').length - parts.join('').length;
  const last = parts.length - 1;
  const trimmed = parts.map((part, index) => {
    const start = index > 0 ? part.trimStart() : part;
    return index < last ? start.trimEnd() : start;
  });
  const said = trimmed.filter((part, index) => part !== '' || index === 0 || index === last);
  return { text: said.join(mayBreak ? '\n' : ' '), gone };
}
