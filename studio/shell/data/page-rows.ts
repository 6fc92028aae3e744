/* The rows of the list of pages, by their address. */

/** On the button that shows a page: its address. */
const PAGE = 'data-page';

/** Gives the focus to a page of the list. */
export function focusRow(route: string): void {
  rowOf(route)?.focus();
}

function rowOf(route: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${PAGE}="${CSS.escape(route)}"]`);
}

/** The address of the page whose row an element is in; nothing elsewhere. */
export function routeOfRow(element: Element): string | undefined {
  const row = element.closest('.page-row')?.querySelector(`[${PAGE}]`);
  return row?.getAttribute(PAGE) ?? undefined;
}

/** The address of the page that is so many rows away in the list, as it is shown; that of the last one beyond it. */
export function routeBeside(route: string, by: number): string | undefined {
  const rows = [...document.querySelectorAll(`[${PAGE}]`)].map((row) => row.getAttribute(PAGE));
  const at = rows.indexOf(route) + by;
  return rows[Math.max(0, Math.min(at, rows.length - 1))] ?? undefined;
}
