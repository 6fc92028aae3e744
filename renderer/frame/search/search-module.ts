/** The script of the search. */
export interface SearchModule {
  /**
   * Opens the search, if it is not open.
   * @param button what people press for it
   * @param typed what its field begins with
   */
  default: (button: HTMLAnchorElement, typed?: string) => void;
}
