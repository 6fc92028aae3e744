import { isRecord } from '../../../schema/is-record.ts';
import type { At } from '../../../renderer/studio/messages.ts';
import { blockSchema, schemaAt } from './schema-at.ts';
import { settingsFiles } from './settings-files.ts';
import { nameOf, wordsOf } from './names.ts';
import { entryAt, parentOf, valueAt } from './pointer.ts';
import { stepsToBlock } from '../../../schema/page-blocks.ts';
import { stepsOf, toPointer } from '../../../schema/pointer.ts';
import { now } from './store.ts';

/** How something that is selected is called. */
export interface Named {
  /** Its own words, or what it is. */
  name: string;
  /** What it is: Card, Story. */
  kind: string;
  /** Such as "2 of 6"; empty for what is not in a list. */
  place: string;
  description: string;
}

/** The block or entry that a value is in: what can be moved, and has fields of its own. */
export function holderOf(data: unknown, pointer: string): string {
  const steps = stepsOf(pointer);
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const at = toPointer(steps.slice(0, depth));
    if (entryAt(data, at) && isRecord(valueAt(data, at))) return at;
  }
  const [first] = steps;
  return first !== undefined && isRecord(valueAt(data, toPointer([first])))
    ? toPointer([first])
    : '';
}

/** What is around an entry and can be selected: the entry or block that it is in; nothing around a block. */
export function outerOf(data: unknown, pointer: string): string | undefined {
  const list = parentOf(pointer);
  const holder = holderOf(data, list);
  if (holder !== '' && holder !== pointer) return holder;
  const [first, ...rest] = stepsOf(pointer);
  // Around a block is the page itself, which is not a place to go.
  if (first === undefined || first === 'blocks') return undefined;
  return rest.length === 0 ? '' : toPointer([first]);
}

/** Whether what is selected is at a place, or in what is there. */
export function isWithin(selected: At | undefined, { file, pointer }: At): boolean {
  return selected?.file === file && `${selected.pointer}/`.startsWith(`${pointer}/`);
}

/** Names what is at a place, for people. */
export function describe({ file, pointer }: At): Named {
  const { files, overview, page } = now();
  const data = files[file];
  const value = valueAt(data, pointer);
  const entry = entryAt(data, pointer);
  const schema = overview && schemaAt(overview, { file, data }, pointer);
  const steps = stepsOf(pointer);
  const isBlock = steps.length > 0 && stepsToBlock(data, steps) === steps.length;
  const kind = schema?.title ?? wordsOf(singular(stepsOf(entry?.list ?? pointer).at(-1) ?? ''));
  const place = entry ? `${entry.index + 1} of ${entry.entries.length}` : '';
  const { description = '' } = schema ?? {};
  if (pointer === '')
    return {
      name: file === page?.file ? 'Page settings' : nameOfSettings(file),
      kind: file,
      place: '',
      description: '',
    };
  return { name: isBlock ? kind : (nameOf(value) ?? kind), kind, place, description };
}

/** Such as "Heading of Story". */
export function describeField(at: At): string {
  const { overview, files } = now();
  const data = files[at.file];
  const schema = overview && schemaAt(overview, { file: at.file, data }, at.pointer);
  const holder = describe({ file: at.file, pointer: holderOf(data, at.pointer) });
  return `${schema?.title ?? 'text'} of ${holder.name}`;
}

function singular(words: string): string {
  return words.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

/** The block types by their titles, for a list of blocks. */
export function blockName(block: unknown): string {
  const { overview } = now();
  const type = isRecord(block) && typeof block['type'] === 'string' ? block['type'] : 'Block';
  return (overview && blockSchema(overview, block)?.title) ?? wordsOf(type);
}

/** Every entry that has entries in a list of its own, as deep as one step: what Right goes into. */
export function innerOf(data: unknown, pointer: string): string | undefined {
  const value = valueAt(data, pointer);
  if (!isRecord(value)) return undefined;
  const list = Object.entries(value).find(
    ([, entries]) => Array.isArray(entries) && isRecord(entries[0]),
  )?.[0];
  return list === undefined ? undefined : `${pointer}${toPointer([list, '0'])}`;
}

function nameOfSettings(file: string): string {
  const { overview } = now();
  const known = overview && settingsFiles(overview).find((one) => one.file === file);
  return known?.name ?? file;
}
