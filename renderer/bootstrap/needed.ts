import { NEEDED } from '../contract.ts';

/** Addresses of all that hydration needs, scripts first; the first of all hydrates the page. */
export const needed = document.querySelector(`[${NEEDED}]`)?.getAttribute(NEEDED)?.split(' ') ?? [];

/** Those of sheets: what is drawn only by script takes its look from them, and is not to show before they are there. */
export const lateSheets = needed.filter((href) => href.endsWith('.css'));
