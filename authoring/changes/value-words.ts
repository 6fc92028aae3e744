import type { DataPath } from '../../schema/pointer.ts';
import type { FileSchema } from '../../edit/fit-schema.ts';
import { type References, resolveReferences } from '../../check/model/references.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import type { FieldChange, ReportWords } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { placeNames } from './place-names.ts';
import { englishWords } from './report/report-words.ts';

/** One state of a file: what its values are called and refer to. */
export interface FileState {
  /** From the folder of the site. */
  file: string;
  data: unknown;
  schema: FileSchema;
  /** The values of references such as `{facts.years}` in this state. */
  references: References | undefined;
}

const SORTS = new Map<string | undefined, FieldChange['sort']>([
  ['markdown', 'long-text'],
  ['link', 'link'],
  ['media', 'picture'],
  ['share-image', 'picture'],
  ['favicon', 'picture'],
  ['icon', 'icon'],
  ['date', 'date'],
  ['moment', 'date'],
  ['day-or-moment', 'date'],
]);

/** Formats of texts that are read. Those of any other are written for the engine. */
const READ = new Set([undefined, 'inline-markup', 'message', 'note']);

/** What a value is, by what its schema says about it. */
export function sortOf(value: unknown, schema: FieldSchema | undefined): FieldChange['sort'] {
  if (isRecord(value) || Array.isArray(value)) return 'group';
  const known = SORTS.get(schema?.format);
  if (known) return known;
  const isText = typeof value === 'string' && READ.has(schema?.format) && !schema?.enum;
  return isText ? 'text' : 'setting';
}

/**
 * What a value says, with what it refers to; of a group, a line for each of its fields.
 *
 * @param path of the value in its file
 */
export function wordsOf(value: unknown, path: DataPath, state: FileState): string {
  const data = structuredClone(value);
  if (state.references && !isRecord(data) && !Array.isArray(data))
    return scalarWords(resolved(data, state.references));
  return linesOf(state.references ? resolved(data, state.references) : data, path, state).join(
    '\n',
  );
}

function resolved(value: unknown, references: References): unknown {
  const holder = { value };
  resolveReferences(holder, references);
  return holder.value;
}

function scalarWords(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function linesOf(value: unknown, path: DataPath, state: FileState): string[] {
  const lines: string[] = [];
  // As the names of fields, in English whatever the language of the report.
  const { yes, no, ...words } = englishWords();
  const visit = (inside: unknown, at: DataPath): void => {
    if (Array.isArray(inside)) for (const [n, entry] of inside.entries()) visit(entry, [...at, n]);
    else if (isRecord(inside)) {
      // Of a question of a form, visitors notice whether they have to answer.
      const said = isField(state.file, at)
        ? { ...inside, required: inside['required'] ?? false }
        : inside;
      for (const name of Object.keys(said)) visit(said[name], [...at, name]);
    } else if (!isType(at) && !isOfField(state.file, at)) {
      const names = placeNames(state.data, at, state.schema).slice(placeDepth(path));
      const isNoted = isUnseen(state.file, at) && !isUnseen(state.file, path);
      const note = isNoted ? ` (${unseenWords(noticedBy(state.file, at), words).join('; ')})` : '';
      const answer = inside === true ? yes : inside === false ? no : scalarWords(inside);
      lines.push(names.length > 0 ? `${names.join(', ')}${note}: ${answer}` : scalarWords(inside));
    }
  };
  const placeDepth = (to: DataPath): number => placeNames(state.data, to, state.schema).length;
  visit(value, path);
  return lines;
}

/** The name of a block already says its type. */
function isType(path: DataPath): boolean {
  return path.at(-3) === 'blocks' && path.at(-1) === 'type';
}

/** What a program needs to know of a field of a form; people know the field by its label. */
function isOfField(file: string, path: DataPath): boolean {
  const name = String(path[2]);
  const isKey = name === 'type' || FIELD.includes(name);
  return isKey && path.length === 3 && isField(file, path.slice(0, 2));
}

function isField(file: string, path: DataPath): boolean {
  return file.startsWith('forms/') && path.length === 2 && path[0] === 'fields';
}

/** Whether a field of a page, site or form is for machines alone. */
export function isUnseen(file: string, path: DataPath): boolean {
  const [first, , third] = path;
  const last = path.at(-1);
  const names = file.startsWith('pages/') ? PAGE : file.startsWith('forms/') ? FORM : SITE;
  if (last === 'alt' || last === 'slug' || names.includes(String(first))) return true;
  if (first === 'facts') return FACT.includes(String(third));
  return file.startsWith('forms/') && first === 'fields' && FIELD.includes(String(third));
}

/** Who notices a field that is not visible on the page. */
export function noticedBy(file: string, path: DataPath): FieldChange['noticedBy'] {
  const [first] = path;
  if (path.at(-1) === 'alt') return 'screenReaders';
  if (first === 'shareImage' || first === 'shareImageAlt') return 'sharedLinks';
  if (!file.startsWith('pages/')) return undefined;
  if (first === 'keywords') return 'siteSearch';
  return SEARCH_ENGINES.includes(String(first)) ? 'searchEngines' : undefined;
}

/** That a field is not visible on the page, and who notices it. */
export function unseenWords(
  by: FieldChange['noticedBy'],
  words: Pick<ReportWords, 'unseen' | NonNullable<FieldChange['noticedBy']>>,
): string[] {
  return [words.unseen, ...(by ? [words[by]] : [])];
}

const SEARCH_ENGINES = ['description', 'noindex', 'canonical'];
const PAGE = [
  'description',
  'keywords',
  'shareImage',
  'shareImageAlt',
  'draft',
  'publishAt',
  'unpublishAt',
  'noindex',
  'canonical',
  'translatedFrom',
];
const FORM = ['deliver', 'translatedFrom'];
const FIELD = ['name', 'autocomplete'];
const SITE = [
  'schemaVersion',
  'url',
  'timeZone',
  'shareImage',
  'shareImageAlt',
  'services',
  'embeds',
  'forms',
  'redirects',
  'gone',
];
const FACT = ['source', 'reviewed', 'reviewEvery'];
