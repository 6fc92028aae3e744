import type { ErrorObject } from 'ajv';
import { schemaAt } from '../../schema/field-schema.ts';
import { explainUnknownFields } from './unknown-fields.ts';
import { explainValueError } from './wrong-value.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Path } from '../diagnostics/path.ts';
import { explainMissingFields, type MissingField } from './missing-fields.ts';
import { pathOf, type Subject, valueAt } from './subject.ts';
import { judgeUnknownField, type UnknownField } from './unknown-field.ts';

/**
 * Turns what a schema objects to into words for writers, one finding a mistake: a misspelt field
 * is not missing as well, and a value of the wrong kind has no wrong length on top.
 */
export function explainSchemaErrors(place: Subject, errors: readonly ErrorObject[]): Finding[] {
  // As on nearly every page.
  if (errors.length === 0) return [];
  const strays = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params }) => {
      const path = pathOf(instancePath, place.data);
      return judgeUnknownField(place, path, String(params['additionalProperty']));
    });
  for (const stray of strays) guessFromMissing(place, stray, strays, errors);
  for (const stray of strays) explainAllMissing(place, stray, errors);
  const explained = new Set(strays.flatMap(({ explains }) => explains.map(keyOf)));
  const findings = explainUnknownFields(place, strays);
  const absent: MissingField[] = [];
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    const path = pathOf(error.instancePath, place.data);
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

/** Of fields of which nobody knows what they are, one is probably each field that is missing beside them. */
function explainAllMissing(
  place: Subject,
  stray: UnknownField,
  errors: readonly ErrorObject[],
): void {
  if (stray.home || stray.meant.length > 0 || stray.explains.length > 0) return;
  stray.explains = missingAt(place, stray.path, errors);
}

/** The fields that are missing in a group. */
function missingAt(place: Subject, group: Path, errors: readonly ErrorObject[]): Path[] {
  const here = keyOf(group);
  return errors
    .filter(
      ({ keyword, instancePath }) =>
        keyword === 'required' && keyOf(pathOf(instancePath, place.data)) === here,
    )
    .map(({ params }) => [...group, String(params['missingProperty'])]);
}

/** Where one field is unknown and one is missing, and both or none are lists, the first is probably the second. */
function guessFromMissing(
  place: Subject,
  stray: UnknownField,
  strays: readonly UnknownField[],
  errors: readonly ErrorObject[],
): void {
  if (stray.home || stray.fitsElsewhere || stray.explains.length > 0) return;
  const here = keyOf(stray.path);
  const [path, ...others] = missingAt(place, stray.path, errors);
  if (!path || others.length > 0) return;
  if (strays.filter((other) => keyOf(other.path) === here).length !== 1) return;
  const isList = schemaAt(place.schema, path)?.items !== undefined;
  if (Array.isArray(valueAt(place.data, [...stray.path, stray.name])) !== isList) return;
  stray.meant = [String(path.at(-1))];
  stray.explains = [path];
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}
