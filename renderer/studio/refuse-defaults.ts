/**
 * Refuses what the page or the browser would do and the studio does, or nobody: send a form, undo, drag a picture.
 * @param isOwn whether an event is for the studio itself
 */
export function refuseDefaults(isOwn: (event: Event) => boolean): void {
  addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  addEventListener('dragstart', (event) => isOwn(event) || event.preventDefault(), {
    capture: true,
  });
  addEventListener(
    'beforeinput',
    (event) => {
      if (event.inputType.startsWith('history')) event.preventDefault();
    },
    { capture: true },
  );
}
