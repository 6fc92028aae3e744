import { findBadCharacters } from './bad-characters.ts';
import type { Explanation, SourceExplanation } from '../diagnostics/codes.ts';
import { type Range, SourceText } from '../diagnostics/source-text.ts';
import { starForDash } from './syntax/star-for-dash.ts';
import { missingBar } from './syntax/text-lines.ts';
import { quoteFix, splitLine } from './syntax/value-line.ts';
import { type Token, tokensOf } from './tokens.ts';
import { deepestNesting, nestedTooDeeply } from './yaml-data.ts';

/**
 * Finds what YAML can do and a page does not need: anchors, aliases, tags, directives, complex
 * keys, several documents, invisible characters.
 *
 * Only the lexer runs here: it neither recurses nor looks back, so it is safe on hostile input.
 * The parser behind it is not (a hundred thousand open brackets abort the whole process), which
 * is why too deep a nesting is refused here, before it.
 */
export function findRefusedYaml(text: string): SourceExplanation[] {
  const loneReturn = text.search(/\r(?!\n)/);
  // Where lines end so, all do.
  if (loneReturn >= 0) return [{ at: [loneReturn, loneReturn + 1], ...oldLineEnd }];
  const bad = findBadCharacters(text);
  return bad.length > 0 ? bad : [...findRefusedTokens(text)];
}

const oldLineEnd: Explanation = {
  id: 'yaml-control-character',
  message: 'This line ends with only a carriage return (U+000D), an outdated line ending.',
  suggestion: 'Save the file with the line endings of Linux or Windows (LF or CRLF).',
};

function* findRefusedTokens(text: string): Generator<SourceExplanation> {
  const source = new SourceText(text);
  let inFlow = 0;
  let inLine = 0;
  let afterContent = false;
  let isFirst = true;
  for (const { type, token, start } of tokensOf(text)) {
    const at = [start, start + token.length] as const;
    if (type === 'flow-seq-start' || type === 'flow-map-start') inFlow += 1;
    else if (type === 'flow-seq-end' || type === 'flow-map-end') inFlow -= 1;
    else if (type === 'newline') inLine = 0;
    else if (inFlow === 0 && opensLevel.has(type)) inLine += 1;
    if (inFlow > deepestNesting || inLine > deepestNesting) {
      yield { at, ...nestedTooDeeply };
      return;
    }

    const refusal = type === 'doc-start' && !afterContent ? undefined : refusals.get(type);
    if (refusal) {
      const bar = type === 'alias' && isFirst ? missingBar(text, start) : undefined;
      isFirst = false;
      yield bar ?? starForDash(source, at, token) ?? suggestQuotes(source, at, refusal(token));
      if (bar) return;
    }
    // What follows a second document belongs to no page.
    if (refusal && (type === 'doc-start' || type === 'doc-end')) return;
    afterContent ||= !noContent.has(type);
  }
}

const opensLevel = new Set<Token['type']>(['seq-item-ind', 'explicit-key-ind', 'map-value-ind']);
const noContent = new Set<Token['type']>(['space', 'newline', 'comment', 'directive-line']);

const severalDocuments = (token: string): Refusal => ({
  id: 'yaml-several-documents',
  message: `A line with \`${token}\` starts another document; each file is one page.`,
  suggestion: 'Remove the line, or put it in quotes if it is text.',
});

interface Refusal extends Explanation {
  /** What to do if the token is not text that merely starts with a special character. */
  suggestion: string;
  mayBeText?: boolean;
}

const refusals = new Map<Token['type'], (token: string) => Refusal>([
  ['doc-start', severalDocuments],
  ['doc-end', severalDocuments],
  [
    'anchor',
    (token) => ({
      id: 'yaml-anchor',
      message: `\`${token}\` is an anchor, because it starts with &. Anchors are not supported.`,
      suggestion: 'Write the value in each place.',
      mayBeText: true,
    }),
  ],
  [
    'alias',
    (token) => ({
      id: 'yaml-alias',
      message: `\`${token}\` is an alias, because it starts with *. Aliases are not supported.`,
      suggestion: 'Write the value in each place.',
      mayBeText: true,
    }),
  ],
  [
    'tag',
    (token) => ({
      id: 'yaml-tag',
      message: `\`${token}\` is a tag, because it starts with !. Tags are not supported.`,
      suggestion: 'Remove it.',
      mayBeText: true,
    }),
  ],
  [
    'directive-line',
    () => ({
      id: 'yaml-directive',
      message: 'A line that starts with % is a directive. Directives are not supported.',
      suggestion: 'Remove the line.',
    }),
  ],
  [
    'explicit-key-ind',
    () => ({
      id: 'yaml-complex-key',
      message: 'A ? followed by a space starts a complex key. Complex keys are not supported.',
      suggestion: 'If it is text, put the whole text in quotes.',
    }),
  ],
]);

/** `*strong* words` is a text without its quotes, and so is `*strong` where no anchor has that name. */
function suggestQuotes(
  source: SourceText,
  at: Range,
  { mayBeText, ...refusal }: Refusal,
): SourceExplanation {
  const line = splitLine(source, at[0]);
  const isText =
    mayBeText &&
    line.valueStart === at[0] &&
    !hasOther(source, at, refusal.id) &&
    (isWords(line.value) || refusal.id === 'yaml-alias');
  if (!isText) return { at, ...refusal };
  return { at, ...refusal, ...quoteFix(line) };
}

/** Whether an anchor has an alias of its name in the file, or an alias an anchor: then neither is text. */
function hasOther({ text }: SourceText, [start, end]: Range, id: Refusal['id']): boolean {
  const name = text.slice(start + 1, end);
  if (id === 'yaml-anchor') return text.includes(`*${name}`);
  return id === 'yaml-alias' && text.includes(`&${name}`);
}

/** Whether what is before a comment is more than one name. */
function isWords(value: string): boolean {
  // Split, because /\s+#/ would look at each of many spaces from each of them.
  const [words = ''] = value.split(/[ \t]#/, 1);
  return /\s|\*$/.test(words.trimEnd());
}
