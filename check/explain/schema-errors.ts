import type { ErrorObject } from 'ajv';
import { schemaAt } from '../../schema/field-schema.ts';
import { type DataPath, readPointer, valueAt } from '../../schema/pointer.ts';
import { explainUnknownFields } from './unknown-fields.ts';
import { explainValueError } from './wrong-value.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { explainMissingFields, type MissingField } from './missing-fields.ts';
import { fieldsAt, type Subject } from './subject.ts';
import { judgeUnknownField, renamedAt, type UnknownField } from './unknown-field.ts';

/**
 * Turns what a schema objects to into words for writers, one finding a mistake: a misspelled field
 * is not missing as well, and a value of the wrong kind has no wrong length on top.
 */
export function explainSchemaErrors(place: Subject, errors: readonly ErrorObject[]): Finding[] {
  // As on nearly every page.
  if (errors.length === 0) return [];
  const strays = errors.flatMap(({ keyword, instancePath, params }) => {
    const path = readPointer(instancePath, place.data);
    if (keyword === 'additionalProperties')
      return [judgeUnknownField(place, path, String(params['additionalProperty']))];
    if (keyword !== 'required') return [];
    return renamedIntoMissing(place, path, String(params['missingProperty']));
  });
  const missing = missingByGroup(place, errors);
  const groups = countByGroup(strays);
  for (const stray of strays)
    if (groups.get(keyOf(stray.path)) === 1) guessFromMissing(place, stray, missing);
  for (const stray of strays) explainAllMissing(stray, missing);
  const explained = new Set(strays.flatMap(({ explains }) => explains.map(keyOf)));
  const findings = explainUnknownFields(place, strays);
  const absent: MissingField[] = [];
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    const path = readPointer(error.instancePath, place.data);
    if (error.keyword === 'required') {
      const name = String(error.params['missingProperty']);
      if (!explained.has(keyOf([...path, name]))) absent.push({ path, name });
      continue;
    }
    // Names of fields are judged in what holds them, each by itself.
    const judged = error.propertyName === undefined ? path : [...path, error.propertyName];
    if (explained.has(keyOf(judged))) continue;
    const finding = explainValueError(place, path, error);
    if (!finding) continue;
    // The first objection to a value is the one to fix first; others follow from it.
    explained.add(keyOf(judged));
    findings.push(finding);
  }
  return [...findings, ...explainMissingFields(place, absent)];
}

/** A field that is there under its former name, though a field of this name means something else now. */
function renamedIntoMissing(place: Subject, path: DataPath, missing: string): UnknownField[] {
  return renamedAt(place, path)
    .filter(({ was, is }) => is === missing && fieldsAt(place, path).includes(was))
    .map(({ was }) => judgeUnknownField(place, path, was));
}

/** Fields that are missing, by the key of the group that lacks them. */
type MissingByGroup = ReadonlyMap<string, readonly DataPath[]>;

function missingByGroup(place: Subject, errors: readonly ErrorObject[]): MissingByGroup {
  const groups = new Map<string, DataPath[]>();
  for (const { keyword, instancePath, params } of errors) {
    if (keyword !== 'required') continue;
    const group = readPointer(instancePath, place.data);
    const path = [...group, String(params['missingProperty'])];
    groups.set(keyOf(group), [...(groups.get(keyOf(group)) ?? []), path]);
  }
  return groups;
}

/** How many unknown fields each group has. */
function countByGroup(strays: readonly UnknownField[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of strays) counts.set(keyOf(path), (counts.get(keyOf(path)) ?? 0) + 1);
  return counts;
}

/** Of fields of which nobody knows what they are, one is probably each field that is missing next to them. */
function explainAllMissing(stray: UnknownField, missing: MissingByGroup): void {
  if (stray.home || stray.meant.length > 0 || stray.explains.length > 0) return;
  stray.explains = [...(missing.get(keyOf(stray.path)) ?? [])];
}

/**
 * Where one field is unknown and one is missing, and both or none are lists, the first is probably the second.
 * @param stray the only unknown field of its group
 */
function guessFromMissing(place: Subject, stray: UnknownField, missing: MissingByGroup): void {
  if (stray.home || stray.fitsElsewhere || stray.explains.length > 0) return;
  const [path, ...others] = missing.get(keyOf(stray.path)) ?? [];
  if (!path || others.length > 0) return;
  const isList = schemaAt(place.schema, path)?.items !== undefined;
  if (Array.isArray(valueAt(place.data, [...stray.path, stray.name])) !== isList) return;
  stray.meant = [String(path.at(-1))];
  stray.explains = [path];
}

function keyOf(path: DataPath): string {
  return JSON.stringify(path);
}
