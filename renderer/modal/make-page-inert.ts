import { ANNOUNCEMENT_BAR, NOTIFICATIONS, SKIP_LINK } from '../contract.ts';

/** What of the page is not the dialog's; notifications can still be read and dismissed. */
const PAGE = `#root > :not([${NOTIFICATIONS}], [inert]), body > :is(.${SKIP_LINK}, .${ANNOUNCEMENT_BAR})`;

/**
 * Makes the page inert while a dialog is open, which no focus can leave then: not even out of a frame, whose keys the
 * dialog does not hear.
 * @returns a function that gives the page back
 */
export function makePageInert(): () => void {
  const page = [...document.querySelectorAll<HTMLElement>(PAGE)];
  for (const element of page) element.inert = true;
  return () => {
    for (const element of page) element.inert = false;
  };
}
