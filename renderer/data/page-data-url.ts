/** The address of the JSON that the build writes next to the HTML of a route. */
export function pageDataUrl(route: string): string {
  return route === '/' ? '/page.json' : `${route}/page.json`;
}
