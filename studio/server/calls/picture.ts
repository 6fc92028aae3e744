import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '../../../check/files/decoded-picture.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { nameOfIcon } from '../../../check/files/own-icons.ts';
import { iconFolder } from '../../../schema/icons.ts';
import { mediaType } from '../../../schema/media-type.ts';
import { CallError } from '../read-body.ts';

/**
 * A picture as it is in media/; below media/icons/ also those of the library, which the site has none of its own for.
 * @param file its path from there
 * @throws CallError if there is none
 */
export async function readPicture(
  { context }: OpenedSite,
  file: string,
): Promise<{ type: string; body: Buffer }> {
  const type = mediaType(file);
  const icon = nameOfIcon(file);
  if (icon !== undefined && context.icons.has(icon) && !context.media.has(file))
    return { type: 'image/svg+xml', body: await readFile(join(iconFolder, `${icon}.svg`)) };
  // The names are those that the check lists: nothing outside of media/, and no link that leads out.
  if (!context.media.has(file) || !isPicture.test(file) || type === undefined)
    throw new CallError(403, 'There is no such picture.');
  return { type, body: await readFile(join(context.folder, 'media', file)) };
}
