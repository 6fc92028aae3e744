import { isRecord } from '../../schema/is-record.ts';
import type { DataPath } from '../../schema/pointer.ts';
import { derivePalette } from '../../theme/derive.ts';
import type { SiteState } from './site-state.ts';

/**
 * What the theme computed for a role before a color was chosen for it; of all roles of light or dark pages, for those
 * that have one now. Nothing for anything else.
 */
export function derivedBefore(
  [first, second, side, role]: DataPath,
  chosen: unknown,
  { opened }: SiteState,
): unknown {
  const theme = opened.site?.theme;
  if (first !== 'theme' || second !== 'overrides' || !theme) return undefined;
  if (side !== 'light' && side !== 'dark') return undefined;
  const palette = new Map(Object.entries(derivePalette(theme.colors, theme.overrides)[side]));
  if (role !== undefined) return palette.get(String(role));
  const names = isRecord(chosen) ? Object.keys(chosen) : [];
  return Object.fromEntries(names.map((name) => [name, palette.get(name)]));
}
