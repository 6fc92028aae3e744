import type { FieldChange } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { type DataPath, stepsOf, valueAt } from '../../schema/pointer.ts';
import { derivePalette } from '../../theme/derive.ts';
import type { TwoStates } from './page-changes.ts';
import type { SiteState } from './site-state.ts';

/**
 * A color that is chosen for a role takes the place of a computed one, and one that is no longer chosen gives it back:
 * visitors see a color that has changed. Any other change is what it was.
 *
 * @param values of the change: what was chosen before, and after
 * @param inWords says a value of a path
 */
export function withComputedColors(
  change: FieldChange,
  { before, after }: TwoStates,
  chosen: { before: unknown; after: unknown },
  inWords: (value: unknown, path: DataPath) => string,
): FieldChange {
  const { kind, path, from } = change;
  const isAdded = kind === 'added';
  if (!isAdded && kind !== 'removed') return change;
  const place = stepsOf(path ?? from ?? '');
  const [first, second, ...role] = place;
  if (first !== 'theme' || second !== 'overrides') return change;
  const names = valueAt(isAdded ? chosen.after : chosen.before, place);
  const computed = computedColors(isAdded ? before : after, role, names);
  if (computed === undefined) return change;
  const words = inWords(computed, place);
  return { ...change, kind: 'changed', ...(isAdded ? { before: words } : { after: words }) };
}

/** What the theme computes for roles: for one, or for those that a group names. */
function computedColors({ opened }: SiteState, role: DataPath, names: unknown): unknown {
  const theme = opened.site?.theme;
  if (!theme) return undefined;
  const only = (colors: unknown, named: unknown): unknown =>
    isRecord(named) && isRecord(colors)
      ? Object.fromEntries(
          Object.keys(named).map((name) => [name, only(colors[name], named[name])]),
        )
      : colors;
  return only(valueAt(derivePalette(theme.colors, theme.overrides), role), names);
}
