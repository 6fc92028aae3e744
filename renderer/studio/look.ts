import { PAGE_ALONE, PEN, THEME } from '../contract.ts';
import type { FromShell } from './messages.ts';

/** Shows the page as visitors see it or as the studio does, in a theme, and with a hue of the pen. */
export function look({ isAlone, theme, pen }: Extract<FromShell, { studio: 'look' }>): void {
  const { documentElement } = document;
  documentElement.toggleAttribute(PAGE_ALONE, isAlone);
  documentElement.setAttribute(PEN, pen);
  if (theme) documentElement.setAttribute(THEME, theme);
}
