import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import { explainFault, isPicture } from '../../files/decoded-picture.ts';
import type { DecodedPicture } from '../../../schema/generated/data.d.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { valueAt } from '../../../schema/pointer.ts';
import type { Text } from '../../collect-texts.ts';
import type { Mistake } from '../../diagnostics/codes.ts';

/** What the check of a picture's path has to know of the site. */
export interface MediaContext {
  /** Paths of all files below media/. */
  media: ReadonlySet<string>;
  /** What decoding has shown of them. */
  pictures: ReadonlyMap<string, DecodedPicture>;
}

/** In pixels, of a picture that is as wide as the window. */
const WINDOW = 1280;

/** How wide a picture must be where it is; phones have a file of their own for theirs. */
export function leastWidthOf(
  { path, schema: { leastWidth = 0 }, owner: { fillsWindow } }: Omit<Text, 'text'>,
  data: unknown,
): number {
  if (fillsWindow === undefined || path.at(-1) === 'narrow') return leastWidth;
  const around = valueAt(data, path.slice(0, -2));
  const layout = isRecord(around) ? around['layout'] : undefined;
  const isWide = fillsWindow === true || fillsWindow.some((value) => value === layout);
  return isWide ? Math.max(leastWidth, WINDOW) : leastWidth;
}

/** Explains why a path names no picture that can be shown; gives nothing if it does. */
export function checkMedia(
  path: string,
  { media, pictures }: MediaContext,
  { leastWidth = 0 }: FieldSchema,
): Mistake | undefined {
  if (media.has(path)) {
    if (!isPicture.test(path)) return explainOtherKind(path);
    const { fault, size } = pictures.get(path) ?? {};
    if (fault) return explainFault(`The file media/${path}`, fault);
    return size && size.width < leastWidth ? explainSmall(path, size.width, leastWidth) : undefined;
  }
  return explainMissing(path, media, 'picture');
}

/** Explains that no file has such a path, and which was probably meant. */
export function explainMissing(
  path: string,
  media: ReadonlySet<string>,
  kind: 'picture' | 'font',
): Mistake {
  const bare = path.replaceAll('\\', '/').replace(/^(\.{0,2}\/)*(media\/)?/, '');
  if (path !== bare || path.includes('..') || path.includes(':')) {
    const fits = media.has(bare);
    return {
      id: 'wrong-media-path',
      message: `\`${path}\` is not a path in media/, such as team/anna.svg.`,
      suggestion: fits ? didYouMean([bare]) : undefined,
      replacement: fits ? bare : undefined,
    };
  }
  const otherCase = [...media].filter((file) => file.toLowerCase() === path.toLowerCase());
  const name = path.slice(path.lastIndexOf('/') + 1);
  const sameName = [...media].filter((file) =>
    [`/${file}`, `/${file}`.replace(/\.\w+$/, '')].some((end) => end.endsWith(`/${name}`)),
  );
  const near = [otherCase, closest(path, media), sameName].find((files) => files.length > 0) ?? [];
  return {
    id: 'missing-media',
    message:
      otherCase.length > 0
        ? `There is no ${kind} media/${path}; uppercase and lowercase letters matter.`
        : `There is no ${kind} media/${path}.`,
    suggestion: didYouMean(near) ?? 'Add the file, or name another one.',
    replacement: near.length === 1 ? near[0] : undefined,
  };
}

function explainSmall(path: string, width: number, leastWidth: number): Mistake {
  return {
    id: 'small-picture',
    message: `The picture media/${path} is ${width} pixels wide, but ${leastWidth} are needed here.`,
    suggestion: 'Use a larger picture.',
  };
}

/** A file that is there, but of a kind that no browser shows as a picture. */
function explainOtherKind(path: string): Mistake {
  const [ending] = /\.[^./]*$/.exec(path) ?? [];
  return {
    id: 'broken-picture',
    message:
      ending === undefined
        ? `The file media/${path} is not a picture: its name has no ending.`
        : `The file media/${path} is not a picture that browsers can show: its name ends in ${ending}.`,
    suggestion: 'Save it as JPEG, PNG, WebP, AVIF, GIF or SVG, and name that file.',
  };
}
