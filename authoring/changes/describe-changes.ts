import { schemaOfFile } from '../../edit/fit-schema.ts';
import { readDataIfAny } from '../../edit/source.ts';
import type { FieldChange } from '../../schema/generated/data.d.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import { fieldChanges } from './field-changes.ts';
import { changeTitle } from './report/change-title.ts';
import { englishWords } from './report/report-words.ts';

/** The longest value in a sentence, in characters. */
const LONGEST = 60;

/** Nobody reads more sentences of one file. */
const MOST_SENTENCES = 100;

/** What a file says in two states; nothing where it is not there. */
export interface TwoTexts {
  before: string | undefined;
  after: string | undefined;
}

/**
 * What differs between two states of a file, in a sentence for each field and in the words of a report: for plans, for
 * the studio and for what a migration does. One sentence at least, for what nobody sees as well.
 *
 * @param file from the folder of the site
 */
export function describeChanges(
  file: string,
  { before, after }: TwoTexts,
  schemas: Schemas,
): string[] {
  if (before === undefined) return ['added'];
  if (after === undefined) return ['removed'];
  const [old, fresh] = [before, after].map(readDataIfAny);
  if (old === undefined || fresh === undefined) return ['rewritten'];
  const schema = schemaOfFile(schemas, file);
  const state = (data: unknown) => ({ file, data, schema, references: undefined });
  const sentences = fieldChanges(state(old), state(fresh)).map(sentenceOf);
  if (sentences.length === 0) return ['only comments or formatting'];
  const more = sentences.length - MOST_SENTENCES;
  return more > 0 ? [...sentences.slice(0, MOST_SENTENCES), `and ${more} more changes`] : sentences;
}

/** A change as a sentence. */
export function sentenceOf(change: FieldChange): string {
  const { kind, place, before, after } = change;
  if (kind === 'changed')
    return `${place.join(', ') || 'the file'}: ${shorten(before)} -> ${shorten(after)}`;
  const title = changeTitle(change, englishWords());
  if (kind === 'added') return `${title}, ${shorten(after)}`;
  return kind === 'removed' ? `${title}, ${shorten(before)}` : title;
}

/** In quotes and in one line. */
function shorten(words = ''): string {
  const text = JSON.stringify(words.replaceAll('\n', '; '));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
