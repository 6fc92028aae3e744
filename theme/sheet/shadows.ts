import type { Palette } from '../derive.ts';
import { withAlpha } from '../oklch.ts';
import { lightDark } from './light-dark.ts';

/**
 * One light, from the top left. On dark pages shadows lie elsewhere, hence those that only one side shows; a fine line
 * helps where a shadow is hardly seen.
 */
export function shadowProperties({ light, dark }: Palette): [name: string, value: string][] {
  const onLight = (color: string, alpha: number) => lightDark(withAlpha(color, alpha), NOTHING);
  const onDark = (alpha: number) => lightDark(NOTHING, withAlpha(dark.shadow, alpha));
  const onBoth = (alpha: number, darkAlpha: number) =>
    lightDark(withAlpha(light.shadow, alpha), withAlpha(dark.shadow, darkAlpha));
  const edge = `0 0 0 1px ${lightDark(NOTHING, 'var(--border)')}`;
  const { shadow, scrim } = light;
  return [
    [
      'shadow-header',
      `0 1px 0 var(--border),0 10px 30px -18px ${onLight(shadow, 0.28)},0 14px 34px -16px ${onDark(0.8)}`,
    ],
    [
      'shadow-card',
      `0 1px 2px ${onBoth(0.05, 0.3)},0 12px 32px -16px ${onLight(shadow, 0.18)},0 14px 34px -16px ${onDark(0.7)}`,
    ],
    [
      'shadow-menu',
      `${edge},0 2px 6px ${onLight(shadow, 0.06)},0 28px 64px -20px ${onLight(shadow, 0.3)},0 30px 70px -18px ${onDark(0.85)}`,
    ],
    [
      'shadow-dialog',
      `${edge},0 4px 12px ${onLight(scrim, 0.1)},0 48px 110px -30px ${onLight(scrim, 0.5)},0 50px 120px -30px ${onDark(0.95)}`,
    ],
  ];
}

const NOTHING = '#00000000';

/** Whether no style sheet names a role by itself, because only shadows are made of it. */
export function isOnlyInShadows(role: string): boolean {
  return role === 'shadow';
}
