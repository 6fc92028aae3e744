import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { refuseSpecialFile } from '../../../check/files/read-file.ts';
import type { SiteData } from '../../../renderer/data/types.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';
import type { SiteFolders } from '../../paths.ts';
import { makePicture } from '../../pictures/pictures.ts';
import type { Palette } from '../../../theme/palette.ts';
import { messageOf } from '../message-of.ts';

/** Pictures as a build would make them; of one that cannot be made now, the last good state. */
export class DevPictures {
  readonly #folders: SiteFolders;
  readonly #good = new Map<string, PictureFile>();
  readonly #making = new Map<string, Promise<PictureFile>>();
  readonly #failures = new Map<string, string>();
  /** What drawings were made with last. */
  #palette = '';

  constructor(folders: SiteFolders) {
    this.#folders = folders;
  }

  /** Why pictures cannot be made now, in sentences, by their paths below media/. */
  get failures(): ReadonlyMap<string, string> {
    return this.#failures;
  }

  /** To be told that a picture has changed. */
  forget(src: string): void {
    this.#making.delete(src);
  }

  /** @param palette that drawings take their colors from */
  async make(names: readonly string[], palette: Palette): Promise<SiteData['pictures']> {
    const colors = JSON.stringify(palette);
    if (colors !== this.#palette) this.#making.clear();
    this.#palette = colors;
    const made = names.map(async (src) => {
      const picture = await this.#makeOne(src, palette);
      return picture ? [[src, picture] as const] : [];
    });
    return Object.fromEntries((await Promise.all(made)).flat());
  }

  /** @throws for what is not a file: anyone who opened a pipe would wait for ever */
  async #read(src: string, palette: Palette): Promise<PictureFile> {
    const { root, media } = this.#folders;
    // That there is no file is reported where pictures are made.
    const refused =
      existsSync(join(media, src)) && refuseSpecialFile(realpathSync(root), `media/${src}`);
    if (refused) throw new Error(refused.problem.message);
    return makePicture(src, this.#folders, palette);
  }

  async #makeOne(src: string, palette: Palette): Promise<PictureFile | undefined> {
    const making = this.#making.get(src) ?? this.#read(src, palette);
    this.#making.set(src, making);
    try {
      this.#good.set(src, await making);
      this.#failures.delete(src);
    } catch (error) {
      if (this.#making.get(src) === making) this.#making.delete(src);
      this.#failures.set(src, `media/${src} cannot be made: ${messageOf(error)}`);
    }
    return this.#good.get(src);
  }
}
