import type { SourceExplanation } from '../../check/diagnostics/codes.ts';
import { PAIRS } from '../../theme/pairs.ts';

/** What is between two braces and holds none. */
const DECLARATIONS = /(?<=\{)[^{}]*(?=\})/g;
const WORDS = /(?<![\w-])color:\s*var\(--([\w-]+)\)/d;
const GROUND = /(?<![\w-])background(?:-color)?:\s*var\(--([\w-]+)\)/;

/**
 * Finds words on a ground, in one rule, that no theme is measured for: the check of a theme measures the pairs that are
 * listed, in light and dark.
 * @param rules a style sheet without its comments
 */
export function judgePairs(rules: string): SourceExplanation[] {
  return [...rules.matchAll(DECLARATIONS)].flatMap(({ 0: declarations, index }) => {
    const words = WORDS.exec(declarations);
    const [, ground] = GROUND.exec(declarations) ?? [];
    const [, role] = words ?? [];
    const [start, end] = words?.indices?.[1] ?? [];
    if (role === undefined || ground === undefined || start === undefined || end === undefined)
      return [];
    const readable = PAIRS.filter((pair) => pair.ground === ground).map((pair) => pair.role);
    if (readable.some((one) => one === role)) return [];
    const names = [...new Set(readable)].map((one) => `\`--${one}\``).join(', ');
    return [
      {
        id: 'unmeasured-colors',
        // With the two hyphens of its name.
        at: [index + start - 2, index + end],
        message: `\`--${role}\` on \`--${ground}\` may be hard to read: themes are not checked for this pair.`,
        suggestion: names
          ? `Checked on \`--${ground}\`: ${names}.`
          : 'Choose another ground, such as `--surface` or `--surface-tint`.',
      },
    ];
  });
}
