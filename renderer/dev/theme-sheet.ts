import { THEME_SHEET } from '../contract.ts';

/** Where the sheet is as site.yaml says it now, for the language of the page at `route`. */
export const THEME_SHEET_URL = '/dev/theme.css';

/** Where the named choices of a theme are, each with what the site has chosen. */
export const THEME_CHOICES_URL = '/dev/theme-choices.json';

/** Shows the theme as it is now, without a moment between the two. */
export async function refreshTheme(): Promise<void> {
  const response = await fetch(`${THEME_SHEET_URL}?route=${encodeURIComponent(location.pathname)}`);
  const style = document.querySelector(`[${THEME_SHEET}]`);
  if (!response.ok || !style) return;
  const sheet = await response.text();
  // Set again, the same sheet brings its fonts again, and with them the styles and the layout of the whole page.
  if (style.textContent !== sheet) style.textContent = sheet;
}
