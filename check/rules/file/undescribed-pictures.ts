import { isRecord } from '../../../schema/is-record.ts';
import { type DataPath, valueAt } from '../../../schema/pointer.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/**
 * Warns about a picture that says neither what it shows nor that it is a decoration. Drawings are decorations so often
 * that a fix says it of them. A picture next to a `name`, such as a portrait or a logo, is read aloud with that name.
 */
export function warnAboutUndescribedPictures({
  data,
  texts,
  pictures,
}: Pick<CheckedFile, 'data' | 'texts' | 'pictures'>): Finding[] {
  return texts.flatMap(({ text, path, schema, owner, words }): Finding[] => {
    if (schema.format !== 'media' || path.at(-1) !== 'src' || words !== undefined) return [];
    // Some pictures cannot be decorations: the logo of the site, and those that are all that a block shows.
    if (!owner.properties?.['decoration']) return [];
    const place = path.slice(0, -1);
    const picture = valueAt(data, place);
    const around = valueAt(data, place.slice(0, -1));
    if (!isRecord(picture)) return [];
    const { alt = '', decoration } = picture;
    if (alt !== '') return decoration === true ? [decorated(place)] : [];
    const isNamed = isRecord(around) && typeof around['name'] === 'string';
    if (isNamed || decoration !== undefined) return [];
    // The title of the entry is below its picture.
    if (place[0] === 'entry') return [];
    const decoded = pictures.get(text);
    if (decoded?.size)
      return [undescribed(path, `The photograph media/${text} has no text alternative.`)];
    if (!decoded || decoded.fault || !/\.svg$/i.test(text)) return [];
    const message = `The drawing media/${text} says neither what it shows nor that it is a decoration.`;
    return [{ ...undescribed(path, message), adds: 'decoration: true' }];
  });
}

function undescribed(path: DataPath, message: string): Finding {
  return {
    id: 'undescribed-picture',
    path,
    part: 'value',
    message,
    suggestion:
      'Say what it shows, such as `alt: The roof in winter`, or write `decoration: true` if it only decorates.',
  };
}

function decorated(place: DataPath): Finding {
  return {
    id: 'option-without-effect',
    path: [...place, 'decoration'],
    part: 'key',
    message: '`decoration` has no effect next to `alt`, which is read aloud.',
    suggestion: 'Remove one of the two.',
  };
}
