/** A word of a text as the index knows it, and where it is. */
interface Word {
  term: string;
  start: number;
  end: number;
}

/** Letters, digits, and the marks that belong to letters, as in Hindi; or a run of a script without spaces. */
export const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const UNSPACED = /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]+$/u;

/** Accents of Latin, Greek and Cyrillic letters, short vowels and the stretch of Arabic ones, the dot of Hindi ones. */
const ACCENTS = /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u093c]/g;

/** Letters that are others with a stroke or two in one, and what people type for them. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The article that Arabic writes in one with the word. */
const ARABIC_ARTICLE = /^ال(?=..)/;

/**
 * The words of a text, in small letters and without accents, so that what is typed without them is found. Where no
 * spaces are between words, each two letters are one.
 * @param language of the text: in German ü is also ue
 */
export function wordsOf(text: string, language: string): Word[] {
  return [...text.matchAll(WORDS)].flatMap(({ 0: word, index }): Word[] => {
    if (UNSPACED.test(word) && word.length > 2) {
      return Array.from({ length: word.length - 1 }, (_, at) => ({
        term: word.slice(at, at + 2),
        start: index + at,
        end: index + at + 2,
      }));
    }
    const term = termOf(word, language);
    return term ? [{ term, start: index, end: index + word.length }] : [];
  });
}

function termOf(word: string, language: string): string {
  const small = word.toLowerCase();
  // Most words, and nothing below changes them.
  const plain = /^[a-z0-9]+$/.test(small)
    ? small
    : small
        .normalize('NFKD')
        .replace(ACCENTS, '')
        .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
        .replace(ARABIC_ARTICLE, '');
  return language.startsWith('de') ? plain.replaceAll(/([aou])e/g, '$1') : plain;
}
