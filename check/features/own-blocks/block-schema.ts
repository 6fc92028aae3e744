import { join } from 'node:path';
import { explainSchemaErrors } from '../../explain/schema-errors.ts';
import { fillDefaults } from '../../fill-defaults.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { severityOf } from '../../diagnostics/codes.ts';
import { type FieldSchema, isFieldSchema } from '../../../schema/field-schema.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { loadedSchema, resolveReferences, schemaFolder } from '../../../schema/load-schemas.ts';
import type { DataPath } from '../../../schema/pointer.ts';
import { schemaCompiler } from '../../../schema/schema-compiler.ts';
import { checkField } from './field-rules.ts';
import { locateInJson, readJsonFile } from './read-schema.ts';

interface BlockSchema {
  problems: Diagnostic[];
  /** Only if there are no errors. */
  schema?: FieldSchema;
}

/**
 * Reads and judges the schema of a block type of the site.
 * @param folder of the site, absolute and without symbolic links
 */
export function readBlockSchema(folder: string, file: string, type: string): BlockSchema {
  const read = readJsonFile(folder, file);
  if ('problems' in read) return read;
  const { source, parsed } = read.json;
  const own = [
    ...checkField(parsed.data, [], `the block \`${type}\``),
    ...checkBlock(parsed.data, type),
  ];
  const isWhole = own.every(({ id }) => severityOf(id) !== 'error');
  if (!isWhole) return { problems: locateInJson(read.json, own) };
  // As if it were next to those of the engine.
  const value: unknown = JSON.parse(source.text, resolveReferences(join(schemaFolder, 'blocks')));
  if (!isFieldSchema(value)) throw new Error(`${file} passed the check, but it is not a schema.`);
  const findings = [...own, ...checkExample(value, file)];
  const problems = locateInJson(read.json, findings);
  return problems.some(({ severity }) => severity === 'error')
    ? { problems }
    : { problems, schema: value };
}

/** What the schema of every block has. */
function checkBlock(data: unknown, type: string): Finding[] {
  if (!isRecord(data)) return [];
  const { properties, required, examples } = data;
  const findings: Finding[] = [];
  const wrong = (path: (string | number)[], message: string, suggestion: string) =>
    findings.push({ id: 'wrong-block-schema', path, part: 'value', message, suggestion });
  const ofType = isRecord(properties) ? properties['type'] : undefined;
  if (data['type'] !== 'object')
    wrong([], 'A block is a group of fields.', 'Add `"type": "object"`.');
  else if (!isRecord(ofType) || ofType['const'] !== type)
    wrong(
      ['properties', 'type', 'const'],
      `The field \`type\` must be \`${type}\`, the name of its folder.`,
      `Write \`"type": { "title": "Type", "description": "Always ${type}.", "const": "${type}" }\` among its properties.`,
    );
  else if (!Array.isArray(required) || !required.includes('type'))
    wrong(['required'], 'Every block needs `type`.', 'Add "type" to `"required"`.');
  if (examples === undefined)
    wrong(
      [],
      'The schema has no example.',
      `Add \`"examples": [{ "type": "${type}", ... }]\`: the gallery and the docs show it.`,
    );
  return findings;
}

/** Where the schema says the default of a field of a block. */
function defaultOf(path: DataPath): DataPath {
  const steps = path.flatMap((step) =>
    typeof step === 'string' ? ['properties', step] : ['items'],
  );
  return [...steps, 'default'];
}

/** The first example is what authors copy, so it has to be right. */
function checkExample(schema: FieldSchema, file: string): Finding[] {
  const example: unknown = structuredClone(schema.examples?.[0]);
  const place = { name: 'the example', schema, data: example, path: ['examples', 0] };
  try {
    const { validate } = loadedSchema(file, schema, schemaCompiler());
    const errors = validate(example);
    if (errors.length > 0) return explainSchemaErrors(place, errors);
    fillDefaults(example, schema);
    return explainSchemaErrors(place, validate(example)).map((finding) => ({
      ...finding,
      path: defaultOf(finding.path.slice(place.path.length)),
      message: `This default is invalid: ${finding.message}`,
    }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        id: 'wrong-block-schema',
        path: [],
        part: 'value',
        message: `The schema cannot be used: ${reason}.`,
      },
    ];
  }
}
