import { isRecord } from '../../../schema/is-record.ts';
import { type DataPath, valueAt } from '../../../schema/pointer.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile } from '../../model/rule.ts';

/**
 * Warns about a photograph that says neither what it shows nor that it is a decoration. A drawing is one if it says
 * nothing, and a picture next to a `name`, such as a portrait or a logo, is read aloud with that name.
 */
export function warnAboutUndescribedPictures({
  data,
  texts,
  pictures,
}: Pick<CheckedFile, 'data' | 'texts' | 'pictures'>): Finding[] {
  return texts.flatMap(({ text, path, schema, words }): Finding[] => {
    if (schema.format !== 'media' || path.at(-1) !== 'src' || words !== undefined) return [];
    const place = path.slice(0, -1);
    const picture = valueAt(data, place);
    const around = valueAt(data, place.slice(0, -1));
    if (!isRecord(picture)) return [];
    const { alt = '', decoration } = picture;
    if (alt !== '') return decoration === true ? [decorated(place)] : [];
    const isNamed = isRecord(around) && typeof around['name'] === 'string';
    const isPhotograph = pictures.get(text)?.size !== undefined;
    if (!isPhotograph || isNamed || decoration !== undefined) return [];
    // The title of the entry is below its picture, and behind a section a picture decorates.
    if (place[0] === 'entry' || place.at(-1) === 'behind') return [];
    return [
      {
        id: 'undescribed-picture',
        path,
        part: 'value',
        message: `The photograph media/${text} has no text alternative.`,
        suggestion:
          'Say what it shows, such as `alt: The roof in winter`, or write `decoration: true` if it only decorates.',
      },
    ];
  });
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
