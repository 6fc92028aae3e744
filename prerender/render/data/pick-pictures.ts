import type { Pictures } from '../../../renderer/data/types.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';

/** The pictures with these names, as browsers need them: what was measured of one is for builds. */
export function pickPictures(pictures: Pictures, names: readonly string[]): Pictures {
  return Object.fromEntries(
    names.flatMap((name): [string, PictureFile][] => {
      const file = pictures[name];
      if (!file) return [];
      const { tones: _, ...shown } = file;
      return [[name, shown]];
    }),
  );
}
