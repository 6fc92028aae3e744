import { transform } from 'lightningcss';
import type { SourceExplanation } from '../../check/diagnostics/codes.ts';
import { explainSyntax } from '../theme/css/syntax-error.ts';
import { judgePairs } from './judge-pairs.ts';
import type { BlockFile } from './judge-script.ts';

const id = 'wrong-block-component';

/** A color by itself: by number, by function, or by name; what the system or the text chooses is not one. */
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<=:\s*(?:[\w-]+ )*)(?:white|black|red|gr[ae]y|silver|blue|navy)\b/gi;

const COMMENT = /\/\*[^]*?\*\//g;

/** What keeps a style sheet of a block from being built, and from following the theme. */
export function judgeSheet(text: string, { file }: Pick<BlockFile, 'file'>): SourceExplanation[] {
  if (!file.endsWith('.module.css'))
    return [
      {
        id,
        at: [0, 1],
        message: 'The classes of this sheet would apply to every page.',
        suggestion:
          'Rename it to style.module.css, and import its classes: `import styles from ...`.',
      },
    ];
  const syntax = findSyntaxError(text, file);
  if (syntax) return [syntax];
  const rules = text.replaceAll(COMMENT, (comment) => ' '.repeat(comment.length));
  return [...findColors(rules), ...judgePairs(rules)];
}

function findSyntaxError(text: string, file: string): SourceExplanation | undefined {
  try {
    transform({ filename: file, code: Buffer.from(text), cssModules: true });
    return undefined;
  } catch (error) {
    return { id, ...explainSyntax(text, error) };
  }
}

/** A theme, and whether it is dark, decides what colors are; a color of its own would not follow. */
function findColors(rules: string): SourceExplanation[] {
  return [...rules.matchAll(LITERAL)].map(({ 0: color, index }) => ({
    id,
    at: [index, index + color.length] as const,
    message: `\`${color}\` is the same in every theme and in dark mode.`,
    suggestion: 'Use a theme color, such as `var(--accent)` or `var(--text-muted)`.',
  }));
}
