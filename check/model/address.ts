/** What the check of an address has to know of the site. */
export interface AddressContext {
  /** All addresses of pages, such as /services/consulting. */
  routes: { has(route: string): boolean; keys(): Iterable<string> };
  /** Addresses of the files below public/, such as /price-list.pdf, with escapes. */
  publicFiles: ReadonlySet<string>;
  /** The places that a page (nothing: the page that holds the address) offers; nothing if it cannot be read. */
  anchors(route: string | undefined): ReadonlySet<string> | undefined;
}
