import type { Theme } from '../../../schema/generated/content.d.ts';
import { derivePalette } from '../../../theme/derive.ts';
import { ratio } from '../../../theme/judge.ts';
import { contrast, over } from '../../../theme/oklch.ts';
import type { Roles } from '../../../theme/palette.ts';
import type { SourceExplanation } from '../../diagnostics/codes.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { CssColor, RuleColors } from '../../model/theme-css.ts';

/** Of words, by WCAG 2.2 AA. */
const LEAST = 4.5;

const SIDES = { auto: ['light', 'dark'], none: ['light'], only: ['dark'] } as const;

/**
 * Measures the contrast of the rules of a style sheet on the pages that a site has. A rule that sets one color of two is
 * measured with the words or the ground of the page; roles as words are measured with the theme.
 */
export function judgeColors(
  rules: readonly RuleColors[],
  theme: Pick<Theme, 'colors' | 'overrides' | 'dark'>,
): SourceExplanation[] {
  const palette = derivePalette(theme.colors, theme.overrides);
  return rules.flatMap((rule) => {
    const { words = { role: 'text' }, ground = { role: 'bg' }, at } = rule;
    const unknown = [words, ground].flatMap((color) => unknownRole(color, palette.light, at));
    if (unknown.length > 0) return unknown;
    if (!rule.ground && 'role' in words) return [];
    return SIDES[theme.dark]
      .flatMap((side) => weakness(rule, { words, ground, side, roles: palette[side] }))
      .slice(0, 1);
  });
}

function unknownRole(color: CssColor, roles: Roles, at: RuleColors['at']): SourceExplanation[] {
  if (!('role' in color) || roleColor(color.role, roles) !== undefined) return [];
  const suggestion = didYouMean(closest(color.role, Object.keys(roles)).map((one) => `--${one}`));
  return [
    {
      id: 'wrong-theme-css',
      at,
      message: `\`--${color.role}\` is not a color of the theme.`,
      ...(suggestion && { suggestion }),
    },
  ];
}

function roleColor(name: string, roles: Roles): string | undefined {
  return new Map(Object.entries(roles)).get(name);
}

interface Measuring {
  words: CssColor;
  ground: CssColor;
  side: 'light' | 'dark';
  roles: Roles;
}

function weakness(
  rule: RuleColors,
  { words, ground, side, roles }: Measuring,
): SourceExplanation[] {
  const valueOf = (color: CssColor) =>
    ('role' in color ? roleColor(color.role, roles) : color[side]) ?? roles.text;
  const under = over(valueOf(ground), roles.bg);
  const found = contrast(over(valueOf(words), under), under);
  if (found >= LEAST) return [];
  const said = (color: CssColor) =>
    'role' in color ? `\`--${color.role}\` (${valueOf(color)})` : `\`${valueOf(color)}\``;
  const missing = rule.ground ? 'color' : 'background';
  return [
    {
      id: 'low-contrast',
      at: rule.at,
      message: `In the ${side} theme, ${said(words)} has a contrast of ${ratio(found)} with ${said(ground)}; it needs ${ratio(LEAST)}.`,
      suggestion:
        rule.words && rule.ground
          ? 'Choose other colors, or roles such as `var(--on-accent)` on `var(--accent)`.'
          : `If it has another ${missing} there, set that \`${missing}\` in the same rule.`,
    },
  ];
}
