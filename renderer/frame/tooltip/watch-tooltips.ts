import { isWanted, TOOLTIP_OWNER } from './tooltip-owner.ts';

/** Loads the tooltips when a pointer or the keyboard first comes to a control that has one. */
export function watchTooltips(): void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let latest: Event | undefined;
  const load = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest(TOOLTIP_OWNER);
    if (!control || !isWanted(event, control)) return;
    const isUnderWay = latest !== undefined;
    // While they come, pointer and focus may go on to another control.
    latest = event;
    if (isUnderWay) return;
    import('./tooltip.ts').then(
      ({ startTooltips }) => {
        listening.abort();
        startTooltips(latest ?? event);
      },
      // If they do not come, the next control to be pointed at asks again.
      () => {
        latest = undefined;
      },
    );
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, load, options);
}
