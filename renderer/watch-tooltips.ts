/** Controls that show an icon only mark themselves so; their `aria-label` is the text. */
export const TOOLTIP_OWNER = '[data-tooltip][aria-label]';

/** Loads the tooltips when a pointer or the keyboard first comes to a control that has one. */
export function watchTooltips(): void {
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const load = async (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest(TOOLTIP_OWNER)) return;
    listening.abort();
    const { startTooltips } = await import('./frame/tooltip.ts');
    startTooltips(event);
  };
  document.addEventListener('pointerover', load, options);
  document.addEventListener('focusin', load, options);
}
