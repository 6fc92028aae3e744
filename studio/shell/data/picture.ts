import type { At } from '../../../renderer/studio/messages.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { fieldsOf } from '../../../renderer/data/guards.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { stepsOf } from '../../../schema/pointer.ts';
import { isChanged } from './answers.ts';
import { call, Refused } from './call.ts';
import { inTurn, take } from './draft-actions.ts';
import type { PicturePlace } from './picture-place.ts';
import { below, parentOf, valueAt } from './pointer.ts';
import { schemaAt } from './schema-at.ts';
import { now, say } from './store.ts';

/** @param at a field with the path of a picture, or a group that has one; nothing for anything else */
export function picturePlace({ file, pointer }: At): PicturePlace | undefined {
  const { overview, files } = now();
  const data = files[file];
  const schemaOf = (path: string) => overview && schemaAt(overview, { file, data }, path);
  const isOfPicture = (path: string) =>
    /^(media|share-image|favicon)$/.test(schemaOf(path)?.format ?? '');
  const own = isOfPicture(pointer) ? pointer : below(pointer, 'src');
  if (!isOfPicture(own)) return undefined;
  const group = schemaOf(parentOf(own));
  const isDescribed = own.endsWith('/src') && group?.properties?.['alt'] !== undefined;
  const isRequired = group?.required?.includes('alt') ?? false;
  const value = valueAt(data, parentOf(own));
  const canDecorate = isDescribed && group?.properties?.['decoration'] !== undefined;
  const { src, alt, decoration } =
    isDescribed && isRecord(value) ? value : { src: valueAt(data, own), alt: '' };
  return {
    at: { file, pointer: own },
    src: typeof src === 'string' ? src : '',
    alt: typeof alt === 'string' ? alt : '',
    words: isDescribed ? (isRequired ? 'required' : 'optional') : 'none',
    isDecoration: canDecorate ? decoration === true : undefined,
  };
}

/** What shows another picture in a place; with its words, where these are next to it, or that it needs none. */
export function pictureOperations(
  { at, words, isDecoration }: PicturePlace,
  src: string,
  alt: string,
): Operation[] {
  const group = parentOf(at.pointer);
  const data = now().files[at.file];
  const isDecorative = alt === '' && isDecoration !== undefined;
  if (!isRecord(valueAt(data, group))) {
    const name = String(stepsOf(at.pointer).at(-1));
    const said = { ...(alt !== '' && { alt }), ...(isDecorative && { decoration: true }) };
    return [{ op: 'set', path: group, value: { [name]: src, ...said } }];
  }
  const write = (field: string, value: string | boolean | undefined): Operation[] => {
    const path = below(group, field);
    if (valueAt(data, path) === value) return [];
    return [value === undefined ? { op: 'remove', path } : { op: 'set', path, value }];
  };
  const ofWords =
    words === 'none'
      ? []
      : [
          ...write('alt', alt === '' && words !== 'required' ? undefined : alt),
          ...write('decoration', isDecorative || undefined),
        ];
  return [{ op: 'set', path: at.pointer, value: src }, ...ofWords];
}

/** Lets the server look at a picture. @returns its path in media/, or why it is refused */
export async function readPicture(
  picture: File,
  folder: string,
): Promise<{ file: string } | { why: string }> {
  if (picture.size > MOST_BYTES) return { why: `${picture.name} is larger than 25 MB.` };
  try {
    const bytes = await encode(picture);
    return await call('read-picture', { name: picture.name, folder, bytes }, isFile);
  } catch (error) {
    return { why: error instanceof Refused ? error.message : 'The server does not answer.' };
  }
}

/** As the server has it. */
const MOST_BYTES = 25 * 1024 * 1024;

/** Puts the picture that was looked at last into media/ and shows it: one step. @returns whether it was done */
export function placePicture(
  file: string,
  picture: string,
  operations: Operation[],
): Promise<boolean> {
  return inTurn(async () => {
    try {
      const changes = [{ file, operations }];
      take(await call('place-picture', { picture, changes }, isChanged));
      return true;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return false;
    }
  });
}

function isFile(answer: unknown): answer is { file: string } {
  return typeof fieldsOf(answer)['file'] === 'string';
}

/** What is in a file, in Base64. */
function encode(picture: File): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => fail(new Error(`${picture.name} cannot be read.`)));
    reader.addEventListener('load', () => {
      const { result } = reader;
      if (typeof result === 'string') done(result.replace(/^[^,]*,/, ''));
    });
    reader.readAsDataURL(picture);
  });
}
