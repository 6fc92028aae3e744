import type { AddressContext } from '../../model/address.ts';
import { checkAddress } from './links/link.ts';
import { checkDate } from '../../dates/date.ts';
import { checkEmbed, checkProvider, type EmbedContext } from './links/embed.ts';
import { checkFont, type FontContext } from './font.ts';
import { checkIcon, type IconContext } from './icon.ts';
import { checkMarkup, checkPlainText, PICTURE } from './wording/markup.ts';
import { checkMarkdown } from './wording/markdown.ts';
import { checkMessage } from './message.ts';
import { checkMedia, leastWidthOf, type MediaContext } from './media.ts';
import { explainCurlyQuotes, insideCurlyQuotes } from '../../diagnostics/curly-quotes.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { inPlainCharacters } from '../../diagnostics/look-alikes.ts';
import { type OwnAddressContext, warnAboutAddress } from '../../indexes/link-warnings.ts';
import { warnAboutLength } from './wording/length.ts';
import { isOrdinary } from './wording/ordinary.ts';
import { warnAboutTemplateText } from './wording/template-text.ts';
import { warnAboutStrayCharacters } from './wording/stray-characters.ts';
import { warnAboutBareAddress, warnAboutWords } from './wording/words.ts';
import { withoutCode } from '../../markdown/without-code.ts';
import { checkForm } from './form.ts';
import { checkFolder, type FolderContext } from './check-folder.ts';
import {
  checkDayOrMoment,
  checkMoment,
  checkTimeZone,
  type MomentContext,
} from '../../dates/explain-moment.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isShareWord } from '../../../schema/share-image.ts';
import { parseInlineMarkup, type Phrase } from '../../../schema/texts/inline-markup.ts';
import { hrefsIn, wordsOf } from '../../../schema/texts/phrases.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import { type DiagnosticCode, type Mistake, severityOf } from '../../diagnostics/codes.ts';
import type { Text } from '../../collect-texts.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** What the check of texts has to know of the site. */
interface TextContext
  extends
    AddressContext,
    OwnAddressContext,
    IconContext,
    EmbedContext,
    FolderContext,
    FontContext,
    MediaContext,
    MomentContext {
  schemas: Schemas;
  /** Names of all forms. */
  globalAnchors: ReadonlySet<string>;
}

/** All texts of a file, and what they are judged by. */
interface CheckedTexts
  extends TextContext, Pick<CheckedFile, 'data' | 'texts' | 'splitQuotes' | 'unresolved'> {}

/**
 * A text with an unknown reference is not judged further: nobody knows what it will say. Neither are the parts of one
 * whose quotes a comma has split: that has a message of its own.
 */
export function checkTexts(file: CheckedTexts): Finding[] {
  const { texts, splitQuotes, unresolved } = file;
  const unknown = new Set(unresolved.map(({ path }) => JSON.stringify(path)));
  const parts = new Set(splitQuotes.flat());
  return texts
    .filter((text) => !parts.has(text))
    .filter(({ path }) => unknown.size === 0 || !unknown.has(JSON.stringify(path)))
    .flatMap((text) => checkText(text, file));
}

/** Checks what a schema cannot see of a text: whether what it names exists, and its markup. */
function checkText(one: Text, context: CheckedTexts): Finding[] {
  const { text, path, schema, words } = one;
  const check = checks.get(schema.format ?? '') ?? checkPlain;
  // Texts of a given form are judged by their schema alone, as are those where something else is expected.
  if (schema.enum ?? schema.const ?? schema.pattern) return [];
  if (typeof schema.type === 'string' && schema.type !== 'string') return [];
  const leastWidth = leastWidthOf(one, context.data);
  const found = check(text, context, leastWidth > 0 ? { ...schema, leastWidth } : schema);
  const template = found.some(({ id }) => severityOf(id) === 'error')
    ? undefined
    : warnAboutTemplateText(schema.format === 'markdown' ? withoutCode(text) : text);
  return (template ? [template] : found).map((mistake) => ({
    words,
    isAddress: schema.format === 'link' || schema.format === 'media',
    ...mistake,
    path,
    part: 'value',
  }));
}

type Located = Mistake & Pick<Finding, 'isAddress'>;

type TextCheck = (text: string, context: TextContext, schema: FieldSchema) => Located[];

const checks = new Map<string, TextCheck>([
  [
    'link',
    checkWord(
      'wrong-address',
      (text, context, schema) =>
        checkAddress(text, context) ??
        (schema.frame === 'always' ? checkEmbed(text, context) : undefined) ??
        warnAboutAddress(text, context),
    ),
  ],
  ['media', checkWord('wrong-media-path', checkMedia)],
  [
    'share-image',
    checkWord('wrong-media-path', (text, context, schema) =>
      isShareWord(text) ? undefined : checkMedia(text, context, schema),
    ),
  ],
  ['favicon', checkWord('wrong-media-path', checkMedia)],
  ['font', checkWord('wrong-media-path', checkFont)],
  ['icon', checkWord('unknown-icon', checkIcon)],
  ['embed-provider', checkWord('wrong-form', checkProvider)],
  ['date', checkWord('wrong-form', checkDate)],
  ['moment', checkWord('wrong-form', checkMoment)],
  ['day-or-moment', checkWord('wrong-form', checkDayOrMoment)],
  ['time-zone', checkWord('wrong-form', checkTimeZone)],
  // For the maintainers of the site; visitors do not see it.
  ['note', (text) => listOf(checkEmpty(text))],
  ['form', checkWord('unknown-form', (text, { globalAnchors }) => checkForm(text, globalAnchors))],
  ['entries', checkWord('unknown-folder', checkFolder)],
  ['message', checkWord('wrong-form', (text, _context, schema) => checkMessage(text, schema))],
  ['inline-markup', checkMarkupText],
  ['markdown', (text) => listOf(checkEmpty(text)).concat(checkMarkdown(text))],
]);

/** The check of a text that names something, and says nothing to people. */
function checkWord(
  id: DiagnosticCode,
  check: (text: string, context: TextContext, schema: FieldSchema) => Mistake | undefined,
): TextCheck {
  return (text, context, schema) => {
    const mistake = check(text, context, schema);
    const inside = mistake && insideCurlyQuotes(text);
    if (inside !== undefined) return [{ id, ...explainCurlyQuotes(inside), replacement: inside }];
    return listOf(
      mistake && inOtherCharacters(mistake, text, (plain) => check(plain, context, schema)),
    );
  };
}

/** Of a word that would be right in plain characters, those are what was meant. */
function inOtherCharacters(
  mistake: Mistake,
  text: string,
  check: (plain: string) => Mistake | undefined,
): Mistake {
  const plain = inPlainCharacters(text);
  if (plain === text || check(plain)) return mistake;
  return { ...mistake, suggestion: didYouMean([plain]), replacement: plain };
}

function checkPlain(text: string, { schemas }: TextContext, schema: FieldSchema): Mistake[] {
  return listOf(
    checkEmpty(text) ??
      (isOrdinary(text)
        ? undefined
        : (checkPlainText(text) ?? warnAboutStrayCharacters(text) ?? warnAboutWords(text))) ??
      warnAboutLength(text, schema, schemas),
  );
}

function checkMarkupText(text: string, context: TextContext, schema: FieldSchema): Located[] {
  const empty = checkEmpty(text);
  if (empty) return [empty];
  if (isOrdinary(text)) return listOf(warnAboutLength(text, schema, context.schemas));
  const broken = checkMarkup(text);
  const phrases = parseInlineMarkup(text);
  const check = (address: string) =>
    checkAddress(address, context) ?? warnAboutAddress(address, context);
  const warning =
    warnAboutStrayCharacters(text) ??
    warnAboutWords(shownLines(phrases)) ??
    warnAboutBareAddress(text) ??
    warnAboutLength(text, schema, context.schemas);
  return [
    ...(broken.length > 0 ? broken : listOf(warning)),
    ...hrefsIn(parseInlineMarkup(text.replaceAll(PICTURE, ''))).flatMap((href) => {
      const mistake = check(href);
      if (!mistake) return [];
      return [{ ...inOtherCharacters(mistake, href, check), words: href, isAddress: true }];
    }),
  ];
}

/** As visitors see it, line by line. */
function shownLines(phrases: readonly Phrase[]): string {
  return phrases
    .map((phrase) => (typeof phrase === 'object' && !phrase.phrases ? '\n' : wordsOf([phrase])))
    .join('');
}

function checkEmpty(text: string): Mistake | undefined {
  if (text === '' || text.trim() !== '') return undefined;
  return { id: 'empty-text', message: 'This text contains only spaces.' };
}

function listOf(mistake: Mistake | undefined): Mistake[] {
  return mistake ? [mistake] : [];
}
