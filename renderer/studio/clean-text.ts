/** What the check refuses in texts: characters that nobody sees, and those that change the direction of writing. */
const UNSEEN = /[\p{Cc}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text from elsewhere as a field of one line takes it: breaks and tabs become spaces, characters that nobody sees go.
 * The joiners of Persian, of Indian scripts and of emoji stay.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\s\u2028\u2029]*[\r\n\t\u2028\u2029][\s\u2028\u2029]*/g, ' ')
    .replaceAll(UNSEEN, '');
}
