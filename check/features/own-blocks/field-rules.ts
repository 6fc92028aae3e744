import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { explainSchemaErrors } from '../../explain/schema-errors.ts';
import { capital } from '../../diagnostics/capital.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isFieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { readJson } from '../../../schema/read-json.ts';
import { loadedSchema, type LoadedSchema, schemaFolder } from '../../../schema/load-schemas.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import { schemaCompiler } from '../../../schema/schema-compiler.ts';

const FILE = 'own-blocks/field.json';

/** A shared piece is named as the engine's own blocks name it. */
const PIECE = /^\.\.\/shared\/([a-z-]+)\.json$/;

let rules: LoadedSchema | undefined;

/** What a schema may say about a field; read when the first site with blocks of its own is checked. */
function fieldRules(): LoadedSchema {
  return (rules ??= loadedSchema(
    FILE,
    readJson(join(schemaFolder, FILE), isFieldSchema),
    schemaCompiler(),
  ));
}

/**
 * Judges what a schema says about a field and about all fields in it.
 * @param name what messages call it
 */
export function checkField(data: unknown, path: DataPath, name: string): Finding[] {
  if (!isRecord(data)) {
    const message = `The schema of ${name} must be an object in braces.`;
    return [{ id: 'wrong-block-schema', path, part: 'value', message }];
  }
  const { schema, validate } = fieldRules();
  const piece = data['$ref'];
  // An entry of a list is explained by the list.
  const isEntry = path.at(-1) === 'items';
  const words = isEntry || typeof piece === 'string' ? { title: name, description: name } : {};
  const judged = { ...words, ...data };
  const place = { name: `the schema of ${name}`, schema, data: judged, path };
  const findings = explainSchemaErrors(place, validate(judged));
  return [
    ...findings,
    ...checkPiece(piece, [...path, '$ref']),
    ...checkKind(data, path, name),
    ...checkRequired(data, path),
    ...fieldsIn(data, path).flatMap(([field, inside, at]) => checkField(field, at, inside)),
  ];
}

/** What holds the fields of a group, and the entries of a list. */
function fieldsIn(data: Record<string, unknown>, path: DataPath): [unknown, string, DataPath][] {
  const { properties, items } = data;
  const entries: [unknown, string, DataPath] = [
    items,
    `the entries of \`${String(path.at(-1))}\``,
    [...path, 'items'],
  ];
  return [
    ...Object.entries(isRecord(properties) ? properties : {}).map(
      ([name, field]): [unknown, string, DataPath] => [
        field,
        `\`${name}\``,
        [...path, 'properties', name],
      ],
    ),
    ...(isRecord(items) ? [entries] : []),
  ];
}

function checkPiece(ref: unknown, path: DataPath): Finding[] {
  if (typeof ref !== 'string') return [];
  const name = PIECE.exec(ref)?.[1];
  if (name !== undefined && existsSync(join(schemaFolder, 'shared', `${name}.json`))) return [];
  const pieces = readdirSync(join(schemaFolder, 'shared')).map((file) => basename(file, '.json'));
  const meant = closest(name ?? basename(ref, '.json'), pieces);
  return [
    {
      id: 'wrong-block-schema',
      path,
      part: 'value',
      message: `There is no shared schema ${ref}.`,
      suggestion:
        didYouMean(meant.map((piece) => `../shared/${piece}.json`)) ??
        `The shared schemas are ${pieces.join(', ')}, each written as ../shared/picture.json.`,
    },
  ];
}

/** Whether the schema says what is allowed at all; ajv would accept everything. */
function checkKind(data: Record<string, unknown>, path: DataPath, name: string): Finding[] {
  const { type, properties } = data;
  const wrong = (message: string, suggestion: string): Finding[] => [
    { id: 'wrong-block-schema', path, part: 'value', message, suggestion },
  ];
  if (['$ref', 'type', 'enum', 'const'].every((word) => data[word] === undefined))
    return wrong(
      `The type of ${name} is missing.`,
      'Add a type such as `"type": "string"`, `"enum"` with its choices, or a `"$ref"` to a shared schema.',
    );
  if (type === 'array' && data['items'] === undefined)
    return wrong(`The type of the entries of ${name} is missing.`, 'Add `"items": { ... }`.');
  if (type !== 'object') return [];
  if (!isRecord(properties))
    return wrong(`There are no fields in ${name}.`, 'Add `"properties": { ... }`.');
  if (data['additionalProperties'] === undefined)
    return wrong(
      `${capital(name)} may have any field, so the check could not find a misspelled one.`,
      'Add `"additionalProperties": false`.',
    );
  return [];
}

/** What is required has to be there to be filled in. */
function checkRequired(
  { required, properties }: Record<string, unknown>,
  path: DataPath,
): Finding[] {
  if (!Array.isArray(required) || !isRecord(properties)) return [];
  const names = Object.keys(properties);
  return required.flatMap((name: unknown, index): Finding[] => {
    if (typeof name !== 'string' || names.includes(name)) return [];
    return [
      {
        id: 'wrong-block-schema',
        path: [...path, 'required', index],
        part: 'value',
        message: `\`${name}\` is required, but it is not a field.`,
        suggestion: didYouMean(closest(name, names)) ?? `The fields are ${names.join(', ')}.`,
      },
    ];
  });
}
