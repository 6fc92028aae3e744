import type { Site } from '../schema/generated/content.d.ts';

/** Where to look for a picture that can be used on a new page. */
interface PictureOptions {
  route: string;
  /** Folders of media/ that fit, the best one first. */
  folders: readonly string[];
  /** Pictures of the frame, which would look odd on a page. */
  except: ReadonlySet<string>;
}

/**
 * Chooses pictures that the site has already: first the one that has the name of the page, then
 * those of the folder that fits best. Gives nothing if there is none at all.
 *
 * @param media paths of all files below media/
 */
export function choosePictures(
  media: Iterable<string>,
  { route, folders, except }: PictureOptions,
): string[] {
  const steps = route.split('/').slice(1);
  const own = steps.at(-1);
  const wanted = [...folders, ...steps.toReversed()];
  const all = [...media].filter((path) => isPicture.test(path) && !except.has(path)).toSorted();
  const named = all.filter((path) => nameOf(path) === own);
  const fitting = wanted
    .map((folder) => all.filter((path) => path.split('/').slice(0, -1).includes(folder)))
    .find((group) => group.length > 0);
  return [...named, ...(fitting ?? all).filter((path) => !named.includes(path))];
}

/** Pictures that the frame of a site shows, and no block should. */
export function picturesOfFrame({
  logo,
  favicon,
  shareImage,
}: Pick<Site, 'logo' | 'favicon' | 'shareImage'>): Set<string> {
  return new Set([logo.src, favicon, shareImage]);
}

const isPicture = /\.(svg|png|jpe?g|webp|avif)$/i;

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}
