import { TOOLTIP_OWNER } from './frame/tooltip-owner.ts';

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
  // The pointer whose coming woke the page may rest on a control already and will not enter it again.
  if (matchMedia('(hover: hover)').matches) {
    document
      .querySelector(`${TOOLTIP_OWNER}:hover`)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  }
}
