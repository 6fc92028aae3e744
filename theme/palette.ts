import type { ThemeRoles } from '../schema/generated/content.d.ts';

/** The color of every role, as #rrggbb or #rrggbbaa. */
export type Roles = Required<ThemeRoles>;

export type Role = keyof Roles;

/** The roles on light and on dark pages. */
export interface Palette {
  light: Roles;
  dark: Roles;
}
