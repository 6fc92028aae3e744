import { THEME_KEY } from '../state/theme.ts';
import { AT_FOOTER, SCRIPTED, SCROLLED, SCROLLED_FAR, THEME } from '../contract.ts';

/*
 * What must be right before the first paint and needs no React: the visitor's theme, the mark that scripts run,
 * and the header's shadow.
 */
const root = document.documentElement;
root.classList.add(SCRIPTED);
try {
  const theme = localStorage.getItem(THEME_KEY);
  if (theme) root.setAttribute(THEME, theme);
} catch {
  // Storage may be forbidden; then the system's preference decides.
}

/** The header gets its shadow once the page has scrolled more than this, in pixels (docs/specification.md, section 2). */
const SHADOW_AFTER = 10;

/** The header gets its button after as many; by then that of the page is out of sight. */
const BUTTON_AFTER = 600;

// Also when the browser restores a position. To ask for it here would have the whole page laid out at once.
const markScrolled = () => {
  root.toggleAttribute(SCROLLED, scrollY > SHADOW_AFTER);
  root.toggleAttribute(SCROLLED_FAR, scrollY > BUTTON_AFTER);
  const footer = document.querySelector('header ~ footer');
  root.toggleAttribute(AT_FOOTER, !!footer && footer.getBoundingClientRect().top < innerHeight);
};
addEventListener('scroll', markScrolled);
