import type { OwnIcon } from '../../../check/files/own-icon.ts';

/** The site's own icons as they were last right. */
export class GoodIcons {
  #icons: ReadonlyMap<string, OwnIcon> = new Map();

  /**
   * Takes what the check says now.
   * @param names of all icons that there are, those of the library among them
   * @returns all of the site's own that were right once
   */
  update(
    icons: ReadonlyMap<string, OwnIcon>,
    names: ReadonlySet<string>,
  ): ReadonlyMap<string, OwnIcon> {
    const whole = [...icons].filter(([, icon]) => 'shapes' in icon);
    // One that is gone gives its name back to that of the library.
    const left = [...this.#icons].filter(([name]) => icons.has(name) || !names.has(name));
    this.#icons = new Map([...left, ...whole]);
    return this.#icons;
  }
}
