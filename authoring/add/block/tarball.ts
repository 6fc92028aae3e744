import { gunzipSync } from 'node:zlib';
import { type TarHeader, unpackTar } from 'modern-tar';
import { showInvisible } from './show-invisible.ts';

/** In bytes, packed and unpacked: many times what any block of the engine has. */
export const LARGEST = 1024 * 1024;

/** In characters. A part of a path has at most 255 bytes on any disk; the rest is for the folders above. */
const LONGEST_PATH = 200;

/** A path from the root of a disk, or one that leaves the folder, as Unix and Windows write them. */
const ELSEWHERE = /^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)/i;

/**
 * The texts of all files in a tarball, by their paths in it. Nothing is written anywhere.
 * @param bytes as `npm pack` writes them
 * @param from what to call the tarball in an error
 * @throws where it is not one, is too large, or holds what only harms: paths that lead elsewhere, links, devices
 */
export async function readTarball(bytes: Uint8Array, from: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { header, data } of await unpack(bytes, from)) {
    refuseHarmful(header, from);
    if (data) texts.set(header.name, new TextDecoder().decode(data));
  }
  return texts;
}

async function unpack(bytes: Uint8Array, from: string): ReturnType<typeof unpackTar> {
  try {
    return await unpackTar(gunzipSync(bytes, { maxOutputLength: LARGEST }), { strict: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(
      'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
        ? `${from} unpacks to more than 1 MB.`
        : `${from} is not a tarball of npm pack: ${error.message}`,
      { cause: error },
    );
  }
}

function refuseHarmful({ name, type = 'file' }: TarHeader, from: string): void {
  if (ELSEWHERE.test(name)) throw new Error(`${from} has a file outside its own folder: ${name}.`);
  refuseName(name, from);
  if (type === 'symlink' || type === 'link') throw linkInstead(from, name);
  if (type !== 'file' && type !== 'directory')
    throw new Error(`${from} contains something that is not a file: ${name}.`);
}

/**
 * @param name path of a file, as its author has written it
 * @throws where a disk may not take it, or a list of files would not show it as it is
 */
export function refuseName(name: string, from: string): void {
  if (name.length > LONGEST_PATH)
    throw new Error(
      `${from} has a path of ${name.length} characters; the maximum is ${LONGEST_PATH}: ${name.slice(0, 60)}…`,
    );
  if (/\p{C}/u.test(name))
    throw new Error(`${from} has a file name with an invisible character: ${showInvisible(name)}.`);
}

/** What a link leads to is not what its author has packed, and may be anything on the reader's disk. */
export function linkInstead(from: string, name: string): Error {
  return new Error(`${from} contains a link instead of a file: ${name}.`);
}
