import { closest } from '../diagnostics/did-you-mean.ts';
import { type FieldSchema, schemaAt } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { fieldsToRename } from '../../schema/renamed-fields.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { describeFittingLists } from './find-fit.ts';
import { fieldsAt, fieldsOf, nameOf, type Subject } from './subject.ts';

/** A field that the schema does not know in its place, and what was probably meant. */
export interface UnknownField {
  name: string;
  /** What holds it, below the place. */
  path: DataPath;
  /** Fields that are missing here and have a similar name. */
  meant: string[];
  /** Where a field of exactly this name belongs, and the name of that group if it is not there. */
  home?: { owner: string; indent: 'more' | 'less'; missing?: string | undefined };
  /** Fields whose absence or emptiness it explains. */
  explains: DataPath[];
  /** Whether it is part of a whole entry of another list, and so no other field is meant. */
  fitsElsewhere?: boolean;
  /** Why it is not one: part of a text that holds a comma, a list in a list of its kind, or a field of an older version. */
  kind?: 'cut-off' | 'nested' | 'former';
}

/** `title:Heat` is the name of a field, because no space follows the colon. */
export const missingSpace = /^([a-zA-Z][\w-]*):(.+)$/;

type Guess = Pick<UnknownField, 'home' | 'explains'>;

/**
 * Judges a field that the schema does not know: first by its spelling, if it is nearly right, then
 * by its indent, then by its spelling again with more tolerance.
 */
export function judgeUnknownField(place: Subject, path: DataPath, name: string): UnknownField {
  const absent = fieldsAt(place, path).filter(
    (field) => valueAt(place.data, [...path, field]) === undefined,
  );
  const [, glued = ''] = missingSpace.exec(name) ?? [];
  if (absent.includes(glued)) {
    return { name, path, meant: [], explains: [[...path, glued]] };
  }
  const renamed = renamedAt(place, path).find(({ was }) => was === name);
  if (renamed) {
    const explains = [renamed.is, name].map((field) => [...path, field]);
    return { name, path, meant: [renamed.is], explains, kind: 'former' };
  }
  if (formerField(place, path, name) !== undefined) {
    return { name, path, meant: [], explains: [], kind: 'former' };
  }
  const kind = kindOf(place, path, name);
  if (kind)
    return { name, path, meant: [], explains: absent.map((field) => [...path, field]), kind };
  const fitsElsewhere = isOfOtherList(place, path);
  if (fitsElsewhere || isOtherThing(place, path)) {
    return { name, path, meant: [], explains: [], fitsElsewhere };
  }
  const surely = closest(name, absent, 1);
  const home =
    surely.length > 0
      ? undefined
      : (findHomeFurtherOut(place, path, name) ?? findHomeFurtherIn(place, path, name));
  // That a whole group is missing is less likely than a choice in the place of its field.
  const isChoice = home?.home?.missing !== undefined && fieldOfChoice(place, path, name);
  if (home && !isChoice) return { name, path, meant: [], ...home };
  const meant = closest(name, absent);
  return { name, path, meant, explains: meant.map((field) => [...path, field]) };
}

/** The field of which the name is a choice, such as `layout` for `behind`. */
export function fieldOfChoice(place: Subject, path: DataPath, name: string): string | undefined {
  const { properties = {} } = schemaAt(place.schema, path) ?? {};
  return Object.keys(properties).find((field) => properties[field]?.enum?.includes(name));
}

/** What to write in the place of a field of an older version; undefined if no version had such a field. */
export function formerField(place: Subject, path: DataPath, name: string): string | undefined {
  const { formerFields = {} } = schemaAt(place.schema, path) ?? {};
  const now = Object.hasOwn(formerFields, name) ? formerFields[name] : undefined;
  if (now === undefined || !fieldsAt(place, path).includes(now)) return now;
  return `It is called \`${now}\` now, which is here as well: delete \`${name}\`.`;
}

/** The fields here that only have another name now. */
export function renamedAt(place: Subject, path: DataPath): ReturnType<typeof fieldsToRename> {
  return fieldsToRename(schemaAt(place.schema, path) ?? {}, valueAt(place.data, path));
}

/** Whether all fields here are those of an entry of another list. */
function isOfOtherList(place: Subject, path: DataPath): boolean {
  const value = valueAt(place.data, path);
  if (path.length === 0 || !isRecord(value) || !place.blocks) return false;
  return describeFittingLists(Object.keys(value), place.blocks, listAt(path)) !== undefined;
}

/** Whether all fields here are those of a group under other names. */
function isOtherThing(place: Subject, path: DataPath): boolean {
  const value = valueAt(place.data, path);
  if (path.length === 0 || !isRecord(value)) return false;
  const names = Object.keys(value);
  const { required = [], properties = {} } = schemaAt(place.schema, path) ?? {};
  const isKnown = (name: string) => closest(name, Object.keys(properties), 1).length > 0;
  return names.length > 1 && names.length === required.length && !names.some(isKnown);
}

/** The name of the list that a path leads into; nothing if it ends with a field. */
export function listAt(path: DataPath): string | undefined {
  const name = typeof path.at(-1) === 'number' ? path.at(-2) : undefined;
  return typeof name === 'string' ? name : undefined;
}

function kindOf(place: Subject, path: DataPath, name: string): UnknownField['kind'] {
  if (cutOffNames(place, path, name).some((part) => /[^\w:-]/.test(part))) return 'cut-off';
  return path.includes(name) ? 'nested' : undefined;
}

/** Between brackets, what follows a comma is the name of a field without a value: all that may be cut off one text. */
export function cutOffNames({ data }: Subject, path: DataPath, name: string): string[] {
  const group = valueAt(data, path);
  const names = isRecord(group) ? Object.keys(group) : [];
  const isEmpty = (other: string | undefined) =>
    other !== undefined && valueAt(group, [other]) === null;
  if (!isEmpty(name)) return [];
  let [start, end] = [names.indexOf(name), names.indexOf(name) + 1];
  while (isEmpty(names[start - 1])) start -= 1;
  while (isEmpty(names[end])) end += 1;
  return names.slice(start, end);
}

/** The field belongs to something that holds this place: it is indented too far. */
function findHomeFurtherOut(place: Subject, path: DataPath, name: string): Guess | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const outer = path.slice(0, depth);
    if (!isAbsent(place, outer, name)) continue;
    const home = { owner: nameOf(place, outer), indent: 'less' } as const;
    return { home, explains: [[...outer, name]] };
  }
  if (!place.outer || !isAbsent(place.outer, [], name)) return undefined;
  return { home: { owner: place.outer.name, indent: 'less' }, explains: [] };
}

/** The field belongs to something in this place: it is not indented far enough. */
function findHomeFurtherIn(place: Subject, path: DataPath, name: string): Guess | undefined {
  const properties = schemaAt(place.schema, path)?.properties ?? {};
  for (const [field, schema] of Object.entries(properties)) {
    const value = valueAt(place.data, [...path, field]);
    // Of a list that is not there nothing is meant; the name of a group may have been lost.
    if (value === undefined && !schema.properties) continue;
    const home = homeIn(schema, [...path, field], value);
    if (!home || !isAbsent(place, home, name)) continue;
    const there = [...home, name];
    return {
      home: {
        owner: schema.items ? `an entry of \`${field}\`` : `\`${field}\``,
        indent: 'more',
        missing: value === undefined ? field : undefined,
      },
      // Also what is empty only because its fields are not below it.
      explains: there.map((_, index) => there.slice(0, index + 1)).slice(path.length),
    };
  }
  return undefined;
}

/** Where the fields of a group are, or those of the last entry of a list. */
function homeIn(schema: FieldSchema, path: DataPath, value: unknown): DataPath | undefined {
  if (schema.properties) return path;
  if (!schema.items?.properties) return undefined;
  return [...path, Array.isArray(value) ? Math.max(value.length - 1, 0) : 0];
}

function isAbsent(place: Subject, path: DataPath, name: string): boolean {
  return (
    fieldsOf(schemaAt(place.schema, path)).includes(name) &&
    valueAt(place.data, [...path, name]) === undefined
  );
}
