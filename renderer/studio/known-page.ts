import { fetchJson } from '../data/fetch-json.ts';
import { elementsOfBlock } from '../dev/source/block-elements.ts';
import { isTextSources, type TextSources } from '../dev/source/text-sources.ts';
import type { At, FromShell } from './messages.ts';
import { blockOf, Places } from './places.ts';
import { TriedPicture } from './tried-picture.ts';

/** What is known of the page in the browser: where what it shows was written. */
export class KnownPage {
  readonly #root: Element;
  readonly #onFound: () => void;
  #route = location.pathname;
  #sources: TextSources | undefined;
  #places: Places | undefined;
  #finding = Promise.resolve();
  readonly #tried = new TriedPicture();
  #wanted: Extract<FromShell, { studio: 'picture' }> | undefined;

  /** @param onFound is called when more is known, or less */
  constructor(root: Element, onFound: () => void) {
    this.#root = root;
    this.#onFound = onFound;
  }

  /** Nothing as long as it is found for the first time; that of before while a change is being looked at. */
  get sources(): TextSources | undefined {
    return this.#sources;
  }

  get places(): Places | undefined {
    this.#places ??= this.#sources && new Places(this.#root, this.#sources);
    return this.#places;
  }

  /** Ends once nothing is being found any more. */
  get finding(): Promise<void> {
    return this.#finding;
  }

  /** Finds all again, because files have changed. */
  find(): Promise<void> {
    this.#finding = this.#find();
    return this.#finding;
  }

  /** To be told that elements or texts of the page have changed. */
  hasChanged(): void {
    this.#places = undefined;
    if (this.#route === location.pathname) return;
    this.#route = location.pathname;
    this.#sources = undefined;
    void this.find();
  }

  /** What shows a value and all that is in it; a block also as long as its texts are still being found. */
  boxOf(at: At): Element | undefined {
    const block = blockOf(at);
    return block !== undefined && at.pointer === `/blocks/${block}`
      ? elementsOfBlock(block, this.#root)[0]
      : this.places?.boxOf(at);
  }

  /** Whether the page shows a text, or the place of one that is empty. */
  shows({ file, pointer }: At): boolean {
    const { elements = [], empty = [] } = this.#sources ?? {};
    return [...elements, ...empty].some(
      ({ place }) => place.file === file && place.pointer === pointer,
    );
  }

  /** Shows a picture that is in no file yet in the place of one, once that is found. */
  tryPicture(wanted: Extract<FromShell, { studio: 'picture' }>): void {
    this.#wanted = wanted;
    void this.#finding.then(() => {
      // It may have been taken off meanwhile.
      if (this.#wanted !== wanted) return;
      this.#tried.show(this.places?.imagesAt(wanted.at) ?? [], wanted.url);
    });
  }

  async #find(): Promise<void> {
    const route = this.#route;
    const url = `/dev/sources.json?route=${encodeURIComponent(route)}`;
    const found = await fetchJson(url, isTextSources).catch(() => undefined);
    if (route !== this.#route) return;
    this.#sources = found;
    this.#places = undefined;
    this.#onFound();
  }
}
