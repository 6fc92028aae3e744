/** A picture that is in no file yet: what shows another one gets its address, until that is drawn with a new one. */
export class TriedPicture {
  #url = '';
  readonly #before = new Map<Element, string | null>();

  /** @param url nothing, to show again what was there */
  show(images: readonly HTMLImageElement[], url: string): void {
    for (const [element, before] of this.#before) {
      const name = addressOf(element);
      if (element.getAttribute(name) !== this.#url) continue;
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    }
    this.#before.clear();
    this.#url = url;
    if (url === '') return;
    for (const element of images.flatMap(withSources)) {
      const name = addressOf(element);
      this.#before.set(element, element.getAttribute(name));
      element.setAttribute(name, url);
    }
  }
}

function addressOf(element: Element): 'src' | 'srcset' {
  return element.localName === 'img' ? 'src' : 'srcset';
}

function withSources(image: HTMLImageElement): Element[] {
  return [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
}
