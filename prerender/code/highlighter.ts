import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from '@shikijs/core';
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { CODE_ROLES, type CodeRole, type CodeRun } from '../../schema/texts/code-runs.ts';

/** What each role is in the grammars of TextMate. */
const SCOPES: Record<CodeRole, string[]> = {
  comment: ['comment', 'punctuation.definition.comment'],
  keyword: ['keyword', 'storage', 'variable.language', 'markup.deleted', 'keyword.operator.new'],
  string: ['string', 'constant.character', 'markup.inserted', 'markup.inline.raw'],
  value: ['constant', 'support.constant', 'keyword.other.unit', 'entity.other.attribute-name'],
  name: [
    'entity.name',
    'entity.other.inherited-class',
    'support.function',
    'support.class',
    'support.type',
    'meta.object-literal.key',
    'support.variable',
    'markup.heading',
  ],
};

const NO_ROLE = '#000000';

/** The library knows colors alone: these stand for the roles. */
const colorOf = (role: CodeRole) => `#00000${CODE_ROLES.indexOf(role) + 1}`;

const THEME: ThemeRegistration = {
  name: 'roles',
  type: 'light',
  fg: NO_ROLE,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: NO_ROLE } },
    ...CODE_ROLES.map((role) => ({
      scope: SCOPES[role],
      settings: { foreground: colorOf(role) },
    })),
    // Signs that every line has, and code within a text.
    {
      scope: ['keyword.operator', 'punctuation', 'meta.template.expression'],
      settings: { foreground: NO_ROLE },
    },
    { scope: ['punctuation.definition.string'], settings: { foreground: colorOf('string') } },
    { scope: ['punctuation.definition.comment'], settings: { foreground: colorOf('comment') } },
  ],
};

const roles = new Map(CODE_ROLES.map((role) => [colorOf(role), role]));
let highlighter: Promise<HighlighterCore> | undefined;

/** What takes lines of code apart; made once, because grammars are loaded into it. */
export function openHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

/** Takes code apart into stretches of one role; gaps belong to the stretch before them. */
export function runsOf(shiki: HighlighterCore, text: string, language: string): CodeRun[] {
  const runs: [CodeRun[0], number][] = [];
  const add = (role: CodeRun[0] | undefined, length: number) => {
    const last = runs.at(-1);
    if (last && (role === undefined || role === last[0])) last[1] += length;
    else runs.push([role ?? '', length]);
  };
  // With a limit of time the same code would have other colors on a busy machine.
  const options = { lang: language, theme: THEME, tokenizeTimeLimit: 0 };
  const lines = shiki.codeToTokensBase(text, options);
  for (const [index, line] of lines.entries()) {
    if (index > 0) add(undefined, 1);
    for (const { content, color = NO_ROLE } of line)
      add(content.trim() === '' ? undefined : (roles.get(color) ?? ''), content.length);
  }
  return runs;
}
