import type { Palette } from '../palette.ts';
import { withAlpha } from '../oklch.ts';
import { lightDark } from './light-dark.ts';

/** One light, from the top left. On dark pages shadows are stronger, and a fine line helps where one is hardly seen. */
export function shadowProperties({ light, dark }: Palette): [name: string, value: string][] {
  const color = (alpha: number, onDark: number, role: 'shadow' | 'scrim' = 'shadow') =>
    lightDark(withAlpha(light[role], alpha), onDark ? withAlpha(dark.shadow, onDark) : NOTHING);
  const edge = `0 0 0 1px ${lightDark(NOTHING, 'var(--border)')}`;
  return [
    ['shadow-header', `0 1px 0 var(--border),0 10px 30px -18px ${color(0.28, 0.8)}`],
    ['shadow-card', `0 1px 2px ${color(0.05, 0.3)},0 12px 32px -16px ${color(0.18, 0.7)}`],
    ['shadow-menu', `${edge},0 2px 6px ${color(0.06, 0)},0 28px 64px -20px ${color(0.3, 0.85)}`],
    [
      'shadow-dialog',
      `${edge},0 4px 12px ${color(0.1, 0, 'scrim')},0 48px 110px -30px ${color(0.5, 0.95, 'scrim')}`,
    ],
  ];
}

const NOTHING = '#00000000';

/** Whether no style sheet names a role by itself, because only shadows are made of it. */
export function isOnlyInShadows(role: string): boolean {
  return role === 'shadow';
}
