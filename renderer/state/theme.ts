import { THEME } from '../contract.ts';

export type Theme = 'light' | 'dark';

/** The key under which the bootstrap finds the visitor's choice on the next page. */
export const THEME_KEY = 'theme';

/** The theme that shows now: the visitor's choice, else what the system prefers. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.getAttribute(THEME);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it. Where storage is forbidden the choice lasts until the page is left. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.setAttribute(THEME, theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Private windows may forbid storage; the theme is still shown.
  }
}
