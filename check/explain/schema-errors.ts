import type { ErrorObject } from 'ajv';
import { capital } from '../diagnostics/capital.ts';
import { explainStrayFields } from './unknown-fields.ts';
import { explainValueError } from './wrong-value.ts';
import { schemaAt } from '../../schema/field-schema.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Path } from '../yaml/locate.ts';
import { nameOf, pathOf, type Subject } from './subject.ts';
import { judgeStrayField, type UnknownField } from './unknown-field.ts';

/**
 * Turns what a schema objects to into words for writers, one finding a mistake: a misspelt field
 * is not missing as well, and a value of the wrong kind has no wrong length on top.
 */
export function explainSchemaErrors(place: Subject, errors: readonly ErrorObject[]): Finding[] {
  const strays = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params }) => {
      const path = pathOf(instancePath, place.data);
      return judgeStrayField(place, path, String(params['additionalProperty']));
    });
  for (const stray of strays) guessFromMissing(place, stray, strays, errors);
  const explained = new Set(strays.flatMap(({ explains }) => explains.map(keyOf)));
  const findings = explainStrayFields(place, strays);
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') continue;
    const path = pathOf(error.instancePath, place.data);
    const missing =
      error.keyword === 'required' ? [...path, String(error.params['missingProperty'])] : path;
    if (explained.has(keyOf(missing))) continue;
    const finding =
      error.keyword === 'required'
        ? explainMissing(place, path, missing)
        : explainValueError(place, path, error);
    if (!finding) continue;
    // The first objection to a value is the one to mend first; others follow from it.
    explained.add(keyOf(missing));
    findings.push(finding);
  }
  return findings;
}

/** Where one field is unknown and one is missing, the first is probably the second under another name. */
function guessFromMissing(
  place: Subject,
  stray: UnknownField,
  strays: readonly UnknownField[],
  errors: readonly ErrorObject[],
): void {
  if (stray.home || stray.explains.length > 0) return;
  const here = keyOf(stray.path);
  const missing = errors.filter(
    ({ keyword, instancePath }) =>
      keyword === 'required' && keyOf(pathOf(instancePath, place.data)) === here,
  );
  if (missing.length !== 1 || strays.filter(({ path }) => keyOf(path) === here).length !== 1)
    return;
  const field = String(missing[0]?.params['missingProperty']);
  stray.meant = [field];
  stray.explains = [[...stray.path, field]];
}

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

function explainMissing(place: Subject, path: Path, missing: Path): Finding {
  const name = String(missing.at(-1));
  const description = schemaAt(place.schema, missing)?.description;
  return {
    id: 'missing-field',
    path: [...place.path, ...path],
    part: 'value',
    message: `${capital(nameOf(place, path))} lacks the field \`${name}\`.`,
    suggestion: description && `Add it: ${description}`,
  };
}
