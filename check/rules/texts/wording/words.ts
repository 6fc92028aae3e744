import { parseInlineMarkup } from '../../../../schema/texts/inline-markup.ts';
import type { DiagnosticCode, Mistake } from '../../../diagnostics/codes.ts';
import { PICTURE_NAME } from '../../../files/picture-name.ts';
import { findMojibake } from './mojibake.ts';

interface Rule {
  id: DiagnosticCode;
  /** What visitors would see and the writer did not mean. */
  pattern: RegExp;
  message: (words: string) => string;
  suggestion: string;
}

const shown = (words: string) => `Visitors see \`${words}\` as it is.`;

/** Where what is not taken here is. */
const PROSE = 'the block `prose` accepts Markdown.';

/** The longest word that is taken for one: longer ones are joined by mistake. */
const LONGEST_WORD = 60;

const RULES: readonly Rule[] = [
  {
    id: 'damaged-text',
    // The sign for what could not be decoded, and code points that stand for no character.
    pattern: /[\uFFFD\uFDD0-\uFDEF\p{Noncharacter_Code_Point}]/u,
    message: () => 'A letter was lost here when the text was converted.',
    suggestion: 'Type the word again.',
  },
  {
    id: 'unfilled-placeholder',
    pattern: /\{\{?[^{}\n]{1,40}\}\}?/u,
    message: (words) => `\`${words}\` is not a reference, so visitors see it as it is.`,
    suggestion: 'Write the text itself. A reference to site.yaml has one brace on each side.',
  },
  {
    id: 'unknown-markup',
    pattern: /^#{2,6} ?(?=[^\s#])/mu,
    message: shown,
    suggestion: `A heading has its own field or block; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    // Between other letters it belongs to a name, as in file_name.
    pattern: /(?<![\p{L}\p{N}_/.@-])_[\p{L}\p{N}](?:[^_\n]{0,58}[^_\s])?_(?![\p{L}\p{N}_])/u,
    message: shown,
    suggestion: `Write only the words; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    pattern: /(?<![\p{L}\p{N}_/.@-])(__|~~)[^\s_~](?:[^_~\n]{0,58}[^_~\s])?\1(?![\p{L}\p{N}_])/u,
    message: shown,
    suggestion: 'Write only the words, or **words** for bold where markup is allowed.',
  },
  {
    id: 'unknown-markup',
    pattern: /`[^`\n]+`/u,
    message: shown,
    suggestion: `Write only the words; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    pattern: /^[-*\u2022\u2023\u25AA\u25E6] (?=\S)/mu,
    message: shown,
    suggestion: `A list is a field with one entry per line; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    // One number may well begin a text.
    pattern: /^1[.)] (?=\S[^\n]*\n\s*2[.)] )/mu,
    message: shown,
    suggestion: `A list is a field with one entry per line; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    pattern: /^> (?=\S)/mu,
    message: shown,
    suggestion: `Write only the words; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    pattern: /^(?:\|[^\n]*\||```\w*)$/mu,
    message: shown,
    suggestion: `Tables and code have their own blocks; ${PROSE}`,
  },
  {
    id: 'unknown-markup',
    pattern: /\[[^[\]\n]+\] +\((?:https?:|mailto:|tel:|www\.|\/|#)[^()\s]*\)/u,
    message: shown,
    suggestion: 'Remove the space between the brackets: [words](/address).',
  },
  {
    id: 'missing-alternative',
    pattern: PICTURE_NAME,
    message: (words) => `\`${words}\` is a file name, but a description is expected here.`,
    suggestion: 'Describe what the picture shows.',
  },
  {
    id: 'long-word',
    // Where a word begins, so that none is read again from each of its letters.
    pattern: new RegExp(`(?<!\\p{L})\\p{L}{${LONGEST_WORD + 1},}`, 'u'),
    message: (words) => `This word has ${words.length} letters and does not fit on a line.`,
    suggestion: 'Add the missing spaces, or a hyphen.',
  },
  {
    id: 'stray-characters',
    // One curly quote whose partner is nowhere. After a digit it is a measure.
    pattern:
      /^(?:[\u201c\u201e\u00ab][^\u201c\u201d\u00bb]*|[^\u201c\u201d\u201e\u00ab"]*[^\u201c\u201d\u201e\u00ab"\d][\u201c\u201d\u00bb]|[^'\u2018]*[.!?]')$/u,
    message: () => 'This text has a quote at one end only.',
    suggestion: 'Add one at the other end, or remove it.',
  },
  {
    id: 'stray-characters',
    // All of the text in one pair of straight quotes, two kinds of them, or one that lost its partner. After a digit
    // a quote is a measure, and before some letters it is an apostrophe.
    pattern:
      /^(?:'[^']+'|"[^"]*"|["'\u201c][^"'\u201c\u201d]+["'\u201d]|"[^"\u201d]*[^"\u201d\d]|[^"\u201c]*[^"\u201c\d]"|'(?!(?:tis|twas|til|em|n|cause)\b)\p{L}[^'\u2019]*)$/iu,
    message: () => 'The quotes at the ends of this text are part of it, so visitors see them.',
    suggestion: 'Remove them; YAML quotes are the same at both ends.',
  },
];

/** A web address that is written out and leads nowhere when it is pressed. */
const BARE_ADDRESS = /(?<![\w./@(-])(?:https?:\/\/|www\.)[^\s<>()]+[^\s<>().,;:!?]/u;

/** Finds what a writer meant as markup, placeholder or quotes and visitors would read. */
export function warnAboutWords(text: string): Mistake | undefined {
  const damaged = findMojibake(text);
  if (damaged) {
    const { words, meant } = damaged;
    return {
      id: 'damaged-text',
      words,
      message: `\`${words}\` was probably \`${meant}\` before the text was opened in the wrong encoding.`,
      suggestion: 'Copy the text again from its source, or correct the letters here.',
    };
  }
  for (const { id, pattern, message, suggestion } of RULES) {
    const [words] = pattern.exec(text) ?? [];
    if (words !== undefined) return { id, words, message: message(words.trim()), suggestion };
  }
  return undefined;
}

/** Finds an address that is not a link, though its field could hold one. */
export function warnAboutBareAddress(text: string): Mistake | undefined {
  for (const node of parseInlineMarkup(text)) {
    const [words] = typeof node === 'string' ? (BARE_ADDRESS.exec(node) ?? []) : [];
    if (words === undefined) continue;
    return {
      id: 'unknown-markup',
      words,
      message: 'This address is plain text, so visitors cannot click it.',
      suggestion: `Write a link: [words](${words.replace(/^(?:https?:\/\/)?/, 'https://')}).`,
    };
  }
  return undefined;
}
