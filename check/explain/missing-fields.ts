import { capital } from '../diagnostics/capital.ts';
import { schemaAt } from '../../schema/field-schema.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { isRecord } from '../../schema/is-record.ts';
import { type DataPath, valueAt } from '../../schema/pointer.ts';
import { nameOf, type Subject } from './subject.ts';

/** A field that must be there and is not. */
export interface MissingField {
  /** What should hold it, below the place. */
  path: DataPath;
  name: string;
}

/** Puts missing fields into words, those that one mistake took away together. */
export function explainMissingFields(place: Subject, missing: readonly MissingField[]): Finding[] {
  const byHolder = new Map<string, MissingField[]>();
  for (const field of missing) {
    const key = JSON.stringify(field.path);
    byHolder.set(key, [...(byHolder.get(key) ?? []), field]);
  }
  const findings: Finding[] = [];
  for (const [key, fields] of byHolder) {
    const [first] = fields;
    if (!first) continue;
    const next = nextEntry(first.path);
    const otherHalf = byHolder.get(JSON.stringify(next));
    // Where the next one is whole by itself, a single field may as well just be missing.
    const isSplit = otherHalf !== undefined || fields.length > 1;
    if (next && isSplit && areHalves(place, first.path, next)) {
      const incomplete = otherHalf ? 'this entry and the one above are both' : 'the entry above is';
      const half = valueAt(place.data, next);
      findings.push(explainHalves(half, [...place.path, ...next], incomplete));
      byHolder.delete(JSON.stringify(next));
      continue;
    }
    if (byHolder.has(key)) findings.push(...explainHolder(place, fields));
  }
  return findings;
}

function explainHolder(place: Subject, fields: readonly MissingField[]): Finding[] {
  const findings: Finding[] = [];
  const left: MissingField[] = [];
  for (const field of fields) {
    const swallowed = explainSwallowed(place, field);
    if (swallowed) findings.push(swallowed);
    else left.push(field);
  }
  const [first] = left;
  if (!first) return findings;
  const { path, name } = first;
  const owner = capital(nameOf(place, path));
  const names = left.map((field) => `\`${field.name}\``).join(', ');
  const description = schemaAt(place.schema, [...path, name])?.description;
  const one = `Add it: ${description}`;
  findings.push({
    id: 'missing-field',
    path: [...place.path, ...path],
    part: 'value',
    message: `${owner} is missing the ${left.length > 1 ? 'fields' : 'field'} ${names}.`,
    suggestion: left.length > 1 ? 'Add them.' : description && one,
  });
  return findings;
}

/** A field whose line is indented so far that it became the end of the text above. */
function explainSwallowed(place: Subject, { path, name }: MissingField): Finding | undefined {
  const holder = valueAt(place.data, path);
  if (!isRecord(holder)) return undefined;
  const pattern = new RegExp(`\\s${name}:(\\s|$)`);
  const above = Object.entries(holder).find(
    ([, value]) => typeof value === 'string' && pattern.test(value),
  );
  return above && explainFieldInText([...place.path, ...path, above[0]], name);
}

/**
 * @param path of the text
 * @param name of the field that is part of it
 */
export function explainFieldInText(path: DataPath, name: string): Finding {
  return {
    id: 'yaml-indent',
    path,
    part: 'value',
    words: `${name}:`,
    message: `\`${name}:\` is part of the text above, because it has the same indent.`,
    suggestion: `Start it in the same column as \`${String(path.at(-1))}\`.`,
  };
}

function nextEntry(path: DataPath): DataPath | undefined {
  const last = path.at(-1);
  return typeof last === 'number' ? [...path.slice(0, -1), last + 1] : undefined;
}

/** Whether an entry that lacks something and the next one would be a whole one together. */
function areHalves(place: Subject, path: DataPath, next: DataPath): boolean {
  const first = valueAt(place.data, path);
  const second = valueAt(place.data, next);
  if (!isRecord(first) || !isRecord(second)) return false;
  const { required = [] } = schemaAt(place.schema, path) ?? {};
  return (
    Object.keys(second).every((name) => !Object.hasOwn(first, name)) &&
    required.every((name) => Object.hasOwn(first, name) || Object.hasOwn(second, name))
  );
}

/**
 * Explains a dash that splits an entry in two.
 *
 * @param half what is behind it
 * @param path of the half, from the top of the file
 * @param incomplete which of the two lack something
 */
export function explainHalves(
  half: unknown,
  path: DataPath,
  incomplete = 'this entry and the one above are both',
): Finding {
  const [name = ''] = isRecord(half) ? Object.keys(half) : [];
  return {
    id: 'yaml-syntax',
    path,
    part: 'value',
    message: `The dash before \`${name}\` starts a new entry, so ${incomplete} incomplete.`,
    suggestion: `Remove the dash, and start \`${name}\` in the same column as the field above.`,
  };
}
