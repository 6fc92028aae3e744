import { isWanted, TOOLTIP_OWNER } from './tooltip-owner.ts';
import styles from './tooltip.module.css';

/*
 * One element for all tooltips of the site, instead of the library's component around each control: that brings
 * 16 KB of script for a line of text, and could not be put around controls that React has yet to hydrate.
 * The text repeats the control's name for the eye, so assistive technology is spared it.
 */

/** Time before a tooltip shows, and how long after one the next shows at once, in ms (docs/specification.md, section 9). */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Time to move the pointer from the control onto its tooltip, in milliseconds. */
const CLOSE_DELAY = 150;

/** Distance to the control and to the edges of the window, in pixels. */
const GAP = 8;

const tooltip = document.createElement('div');
tooltip.className = styles.tooltip ?? '';
tooltip.setAttribute('aria-hidden', 'true');
// Above everything, open dialogs included, and never closed by the browser itself.
tooltip.popover = 'manual';

let owner: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let closedAt = -Infinity;

/**
 * Shows tooltips from now on.
 * @param first the event that asked for them, which has its tooltip too
 */
export function startTooltips(first: Event): void {
  // Without popovers there is no tooltip; the control still has its name.
  if (!('popover' in HTMLElement.prototype)) return;
  document.body.append(tooltip);
  // Before the page gets them: React stops what is meant for controls that it has yet to hydrate.
  document.addEventListener('pointerover', follow, true);
  document.addEventListener('focusin', follow, true);
  document.addEventListener('focusout', hide, true);
  document.addEventListener('pointerdown', hide, true);
  document.addEventListener('keydown', hideOnEscape, true);
  document.addEventListener('scroll', hideShown, true);
  follow(first);
}

function follow(event: Event): void {
  if (!(event.target instanceof Element) || event.target === tooltip) return clearTimeout(timer);
  const control = event.target.closest(TOOLTIP_OWNER);
  if (control && control === owner) return clearTimeout(timer);
  if (!control || !isWanted(event, control)) {
    // Focus elsewhere, as a dialog does it on opening, is not a sign about where the pointer rests.
    if (event.type === 'pointerover') leave();
    return undefined;
  }
  hide();
  const justClosed = performance.now() - closedAt < SKIP_DELAY;
  timer = setTimeout(() => show(control), justClosed ? 0 : OPEN_DELAY);
  return undefined;
}

function leave(): void {
  clearTimeout(timer);
  if (owner) timer = setTimeout(hide, CLOSE_DELAY);
}

function show(control: Element): void {
  const text = control.getAttribute('aria-label');
  // It may have gone meanwhile, or scrolled away from under the pointer.
  if (!text || !control.matches(':hover, :focus-visible')) return;
  owner = control;
  tooltip.textContent = text;
  tooltip.showPopover();
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const rest = document.documentElement.clientWidth - tooltip.offsetWidth - GAP;
  const x = Math.max(GAP, Math.min(left + width / 2 - tooltip.offsetWidth / 2, rest));
  const isRoomBelow = bottom + GAP + tooltip.offsetHeight < innerHeight;
  const y = isRoomBelow ? bottom + GAP : top - GAP - tooltip.offsetHeight;
  tooltip.style.translate = `${x}px ${y}px`;
}

function hide(): void {
  clearTimeout(timer);
  if (!owner) return;
  owner = undefined;
  closedAt = performance.now();
  tooltip.hidePopover();
}

/** Scrolling moves the control away from its tooltip; one that is yet to come will find the control. */
function hideShown(): void {
  if (owner) hide();
}

function hideOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') hide();
}
