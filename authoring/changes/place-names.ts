import type { DataPath } from '../../schema/pointer.ts';
import { valueAt } from '../../schema/pointer.ts';
import { type FileSchema, schemaOfValue } from '../../edit/fit-schema.ts';
import { blocksOf, blockType } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import { plainText } from '../../schema/texts/phrases.ts';

/** What names an entry to people, the best first. */
const NAMES = ['heading', 'title', 'label', 'name', 'question', 'quote', 'caption', 'text'];

/** The longest name of an entry in characters; it is there to find the entry, not to be read. */
const LONGEST_NAME = 50;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * What people call the place of a value, from the top of its file, such as Cards “What we do”, Card 3 “Audits”, Title.
 *
 * @param data of the state that the path is of
 */
export function placeNames(data: unknown, path: DataPath, schema: FileSchema): string[] {
  const names: string[] = [];
  for (const [depth, step] of path.entries()) {
    const here = path.slice(0, depth + 1);
    if (typeof step === 'number')
      names.push(
        depth === 1 && schema.blocks && path[0] === 'blocks'
          ? nameOfBlock(data, step, schema)
          : nameOfEntry(data, here, schema),
      );
    // A list of which an entry is named is named by it.
    else if (typeof path[depth + 1] !== 'number')
      names.push(nameOfField(data, here, schema) ?? step);
  }
  return names;
}

/** Nothing for a field whose name authors have chosen, such as a fact: that is what they call it. */
function nameOfField(data: unknown, path: DataPath, schema: FileSchema): string | undefined {
  const holder = schemaOfValue(schema, data, path.slice(0, -1), valueAt(data, path.slice(0, -1)));
  const isChosen = !Object.hasOwn(holder?.properties ?? {}, path.at(-1) ?? '');
  return isChosen ? undefined : schemaOfValue(schema, data, path, valueAt(data, path))?.title;
}

/** By its type and its heading or first words; without any, by its place where the page has several of that type. */
function nameOfBlock(data: unknown, index: number, { blocks }: FileSchema): string {
  const all = blocksOf(data);
  const type = blockType(all[index]);
  const title = blocks?.get(type)?.schema.title ?? type;
  const quoted = inQuotes(titleOf(all[index]));
  if (quoted) return `${title} ${quoted}`;
  const isOnly = all.filter((block) => blockType(block) === type).length < 2;
  return isOnly ? title : `${title} (block ${index + 1})`;
}

/** By its own words; by its place in the list where it has none, or another entry has the same. */
function nameOfEntry(data: unknown, path: DataPath, schema: FileSchema): string {
  const value = valueAt(data, path);
  const own = schemaOfValue(schema, data, path, value);
  const list = path.slice(0, -1);
  const position = Number(path.at(-1)) + 1;
  const name = own?.title ?? schemaOfValue(schema, data, list, [])?.title ?? String(list.at(-1));
  const title = titleOf(value);
  if (title === '') return `${name} ${position}`;
  const all = valueAt(data, list);
  const alike = Array.isArray(all) ? all.filter((entry) => titleOf(entry) === title) : [];
  return alike.length > 1 ? `${name} ${position} ${inQuotes(title)}` : `${name} ${inQuotes(title)}`;
}

/** What an entry is called by its own words: a heading, or else the first line of its text; nothing if it has none. */
function titleOf(value: unknown): string {
  if (!isRecord(value)) return '';
  const found = NAMES.flatMap((name) => value[name]).find((text) => typeof text === 'string') ?? '';
  const [line = ''] = found.replace(/^[#>\s]+/, '').split('\n');
  return plainText(line);
}

function inQuotes(words: string): string {
  if (words === '') return '';
  const characters = Array.from(letters.segment(words), ({ segment }) => segment);
  if (characters.length <= LONGEST_NAME) return `“${words.trimEnd()}”`;
  const short = characters.slice(0, LONGEST_NAME).join('');
  return `“${short.replace(/(?<=\S)\s+\S*$/, '')}…”`;
}
