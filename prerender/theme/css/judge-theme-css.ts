import { type Declaration, type Rule, transform } from 'lightningcss';
import type { SourceExplanation } from '../../../check/diagnostics/codes.ts';
import type { RuleColors } from '../../../check/model/theme-css.ts';
import { offsetAt } from './offset-at.ts';
import { rulesColors } from './rule-colors.ts';
import { explainSyntax } from './syntax-error.ts';

const id = 'wrong-theme-css';

/** What a sheet may consist of; it cannot load another one, nor set the order of layers. */
const ALLOWED: ReadonlySet<Rule['type']> = new Set([
  'style',
  'nested-declarations',
  'media',
  'supports',
  'container',
  'keyframes',
  'font-face',
]);

const IMPORTANT = /!\s*important/gi;
const COMMENT_OR_TEXT = /\/\*[^]*?\*\/|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'/g;

/** What is known of a style sheet by its text alone. */
export interface JudgedCss {
  problems: SourceExplanation[];
  /** Minified; undefined if the compiler cannot read it. */
  text?: string;
  colors: RuleColors[];
  files: { url: string; at: readonly [number, number] }[];
}

/** The custom properties that a sheet must not set. */
export interface FixedNames {
  /** Colors, which site.yaml sets. */
  roles: ReadonlySet<string>;
  /** What the engine writes as values. */
  constants: ReadonlySet<string>;
}

/** Reads the style sheet of a site: all that is wrong with it but colors and files, which depend on the site. */
export function judgeThemeCss(text: string, names: FixedNames): JudgedCss {
  const problems: SourceExplanation[] = [];
  const colors: RuleColors[] = [];
  const files: JudgedCss['files'] = [];
  const bare = text.replaceAll(COMMENT_OR_TEXT, (found) => ' '.repeat(found.length));
  const visit = (rule: Rule): void => {
    const at = placeOf(rule, text);
    if (!ALLOWED.has(rule.type)) problems.push(refusedRule(text, at));
    if (rule.type !== 'style' && rule.type !== 'nested-declarations') return;
    if (rule.type === 'style') problems.push(...findClasses(bare, at));
    const declarations = rule.value.declarations?.declarations ?? [];
    problems.push(...declarations.flatMap((one) => refusedProperty(one, { bare, at, names })));
    colors.push(...rulesColors(declarations, [at, bare.indexOf('{', at)]));
  };
  try {
    const { code } = transform({
      filename: 'theme.css',
      code: Buffer.from(text),
      minify: true,
      visitor: {
        Rule: visit,
        Url: ({ url, loc }) => {
          const start = offsetAt(text, loc.line, loc.column);
          files.push({ url, at: [start, bare.indexOf(')', start) + 1] });
        },
      },
    });
    problems.push(...findImportant(bare));
    return { problems, text: Buffer.from(code).toString(), colors, files };
  } catch (error) {
    return { problems: [{ id, ...explainSyntax(text, error) }], colors: [], files: [] };
  }
}

/** Lightning CSS counts the lines of rules from 0. */
function placeOf(rule: Rule, text: string): number {
  if (!('value' in rule) || !rule.value || !('loc' in rule.value)) return 0;
  const { line, column } = rule.value.loc;
  return offsetAt(text, line + 1, column);
}

function refusedRule(text: string, at: number): SourceExplanation {
  const [name = '@'] = /^@[\w-]*/.exec(text.slice(at)) ?? [];
  return {
    id,
    at: [at, at + name.length],
    message: `\`${name}\` cannot be used in theme.css.`,
    suggestion:
      name === '@import'
        ? 'Copy the rules that you need into this file; fonts belong under `theme.fonts` in site.yaml.'
        : 'The whole file is a cascade layer above those of the engine. Remove this rule.',
  };
}

function findImportant(bare: string): SourceExplanation[] {
  return [...bare.matchAll(IMPORTANT)].map(({ 0: found, index }) => ({
    id,
    at: [index, index + found.length] as const,
    message: '`!important` cannot be used in theme.css.',
    suggestion: 'Remove it: these rules override all others of the page anyway.',
  }));
}

/** The build makes short names of classes, which are other ones in each version of the engine. */
function findClasses(bare: string, at: number): SourceExplanation[] {
  const selectors = bare.slice(at, bare.indexOf('{', at));
  return [...selectors.matchAll(/\.[a-z_][\w-]*/gi)].map(({ 0: found, index }) => ({
    id,
    at: [at + index, at + index + found.length] as const,
    message: `Pages have no class \`${found.slice(1)}\` that a style sheet could rely on: the build renames classes.`,
    suggestion:
      'Select an element, such as `h2` or `main`, or the `id` of a block, such as `#prices h2`.',
  }));
}

function refusedProperty(
  declaration: Declaration,
  { bare, at, names }: { bare: string; at: number; names: FixedNames },
): SourceExplanation[] {
  if (declaration.property !== 'custom') return [];
  const name = declaration.value.name;
  const start = Math.max(bare.indexOf(name, at), at);
  const wrong = (message: string, suggestion: string): SourceExplanation[] => [
    { id, at: [start, start + name.length], message, suggestion },
  ];
  const role = name.replace(/^--/, '');
  if (names.roles.has(role))
    return wrong(
      `\`${name}\` is a color of the theme.`,
      `Set \`${role}\` under \`theme.overrides\` in site.yaml, where its contrast is checked.`,
    );
  if (names.constants.has(name))
    return wrong(
      `\`${name}\` is the same on every site, so setting it has no effect.`,
      'Set the property of the elements that are meant, such as `margin-block`.',
    );
  return [];
}
