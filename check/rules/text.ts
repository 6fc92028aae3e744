import { type AddressContext, checkAddress } from './link.ts';
import { checkDate } from './date.ts';
import { checkMarkup, checkPlainText } from './markup.ts';
import { checkMedia } from './media.ts';
import { warnAboutStray } from './stray-characters.ts';
import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { parseInlineMarkup } from '../../schema/inline-markup.ts';
import type { Explanation } from '../diagnostics/diagnostic.ts';
import type { Text } from '../collect-texts.ts';

/** What the check of texts has to know of the site. */
export interface TextContext extends AddressContext {
  /** Paths of all files below media/. */
  media: ReadonlySet<string>;
  /** Names of all icons. */
  icons: ReadonlySet<string>;
}

type Mistake = Explanation & { words?: string; replacement?: string };

/** Checks what a schema cannot see of a text: whether what it names exists, and its markup. */
export function checkText({ text, path, schema }: Text, context: TextContext): Finding[] {
  const check = checks.get(schema.format ?? '') ?? checkPlain;
  // Texts of a given form are judged by their schema alone.
  if (schema.enum ?? schema.const ?? schema.pattern) return [];
  return check(text, context).map((mistake) => ({ ...mistake, path, part: 'value' }));
}

const checks = new Map<string, (text: string, context: TextContext) => Mistake[]>([
  ['link', (text, context) => listOf(checkAddress(text, context))],
  ['media', checkPicture],
  ['share-image', checkPicture],
  ['favicon', checkPicture],
  ['icon', (text, { icons }) => listOf(checkIcon(text, icons))],
  ['date', (text) => listOf(checkDate(text))],
  ['inline-markup', checkMarkupText],
]);

function checkPicture(path: string, { media }: TextContext): Mistake[] {
  return listOf(checkMedia(path, media));
}

function checkPlain(text: string): Mistake[] {
  return listOf(checkBlank(text) ?? checkPlainText(text) ?? warnAboutStray(text));
}

function checkMarkupText(text: string, context: TextContext): Mistake[] {
  const blank = checkBlank(text);
  if (blank) return [blank];
  const links = parseInlineMarkup(text).filter(
    (node) => typeof node === 'object' && 'href' in node,
  );
  return [
    ...listOf(warnAboutStray(text)),
    ...checkMarkup(text),
    ...links.flatMap(({ href }) => {
      const mistake = checkAddress(href, context);
      return mistake ? [{ ...mistake, words: href }] : [];
    }),
  ];
}

function checkBlank(text: string): Mistake | undefined {
  if (text === '' || text.trim() !== '') return undefined;
  return { id: 'empty-text', message: 'This text holds nothing but blanks.' };
}

function checkIcon(name: string, icons: ReadonlySet<string>): Mistake | undefined {
  if (icons.has(name)) return undefined;
  const matches = closest(name, icons);
  const parts =
    matches.length > 0 ? matches : [...icons].filter((icon) => icon.split('-').includes(name));
  return {
    id: 'unknown-icon',
    message: `There is no icon \`${name}\`.`,
    suggestion: didYouMean(parts) ?? 'All names are at https://lucide.dev/icons.',
    // Another drawing may be meant; only the spelling of a name is safe to mend.
    replacement: matches.find((match) => lettersOf(match) === lettersOf(name)),
  };
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function listOf(mistake: Mistake | undefined): Mistake[] {
  return mistake ? [mistake] : [];
}
