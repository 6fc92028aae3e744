import { countWords } from '../data/count-words.ts';
import { valueAt } from '../data/pointer.ts';
import { schemaAt } from '../data/schema-at.ts';
import type { StudioState } from '../data/store.ts';

/** How many words the text being written has, where others are usual. */
export function unusualLength({ overview, writing, files }: StudioState): string | undefined {
  const data = writing && files[writing.file];
  const schema =
    overview && writing && schemaAt(overview, { file: writing.file, data }, writing.pointer);
  const text = writing && valueAt(data, writing.pointer);
  const words = schema?.usualWords && typeof text === 'string' ? countWords(text, schema) : '';
  return words.includes(',') ? words : undefined;
}
