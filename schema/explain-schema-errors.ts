import type { ErrorObject } from 'ajv';
import { capital } from './capital.ts';
import { explainUnknownField, type UnknownField } from './explain-unknown-field.ts';
import { explainValueError } from './explain-value-error.ts';
import { schemaAt } from './field-schema.ts';
import type { Finding } from './finding.ts';
import type { Path } from './locate.ts';
import { nameOf, pathOf, type Place } from './place.ts';

/**
 * Turns what a schema objects to into words for writers, one finding a mistake: a misspelt field
 * is not missing as well, and a value of the wrong kind has no wrong length on top.
 */
export function explainSchemaErrors(place: Place, errors: readonly ErrorObject[]): Finding[] {
  const unknown = errors
    .filter(({ keyword }) => keyword === 'additionalProperties')
    .map(({ instancePath, params }) =>
      explainUnknownField(
        place,
        pathOf(instancePath, place.data),
        String(params['additionalProperty']),
      ),
    );
  const explained = new Set(unknown.flatMap(({ explains }) => explains.map(keyOf)));
  const findings = mergeMisplaced(unknown);
  for (const error of errors) {
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

function keyOf(path: Path): string {
  return JSON.stringify(path);
}

/** Fields that all belong in the same other place are one wrong indent. */
function mergeMisplaced(unknown: UnknownField[]): Finding[] {
  const merged: Finding[] = [];
  const names = new Map<string, { finding: Finding; names: string[] }>();
  for (const { finding } of unknown) {
    const name = String(finding.path.at(-1));
    const key = `${keyOf(finding.path.slice(0, -1))}${finding.id}${String(finding.suggestion)}`;
    const first = names.get(key);
    if (finding.id !== 'misplaced-field' || !first) {
      names.set(key, { finding, names: [name] });
      merged.push(finding);
    } else {
      first.names.push(name);
    }
  }
  for (const { finding, names: all } of names.values()) {
    if (all.length === 1) continue;
    const [first] = all;
    finding.message = finding.message.replace(
      `\`${first}\` is not a field`,
      `${all.map((name) => `\`${name}\``).join(', ')} are not fields`,
    );
  }
  return merged;
}

function explainMissing(place: Place, path: Path, missing: Path): Finding {
  const name = String(missing.at(-1));
  const description = schemaAt(place.schema, missing)?.description;
  return {
    id: 'missing-field',
    path: [...place.path, ...path],
    part: 'value',
    message: `${capital(nameOf(place, path))} lacks the field \`${name}\`.`,
    suggestion: `Add \`${name}:\`${description ? ` ${description}` : ''}`,
  };
}
