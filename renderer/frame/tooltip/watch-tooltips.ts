import { TOOLTIP_OWNER } from './tooltip-owner.ts';

/** Loads the tooltips when a pointer or the keyboard first comes to a control that has one. */
export function watchTooltips(): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const load = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(TOOLTIP_OWNER)) return;
    listening.abort();
    // If they do not come, the next control to be pointed at asks again.
    import('./tooltip.ts').then(({ startTooltips }) => startTooltips(event), watchTooltips);
  };
  document.addEventListener('pointerover', load, options);
  document.addEventListener('focusin', load, options);
}
