import standalone from 'ajv/dist/standalone/index.js';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '../is-record.ts';
import { loadSchemas, schemaFolder } from '../load-schemas.ts';
import { newAjv } from '../new-ajv.ts';
import { readJson } from '../read-json.ts';
import {
  closed,
  type Definitions,
  forTypes,
  resolveReferences,
  type Schema,
  shapeOf,
  transform,
  withoutWords,
} from './transform-schema.ts';

const BANNER = '/* Generated from schema/guards/ by "npm run generate". Do not edit. */';

/**
 * The file whose guards refuse unknown fields and collect all that is wrong, for sentences. Its schemas are
 * shown to programs.
 */
const VERBS = 'verbs';

/** What types refer to. */
const IMPORTS = [
  "import type * as content from './content.d.ts';",
  "import type { errors, warnings } from './diagnostic-codes.ts';",
];

/**
 * A type and a guard of each definition below schema/guards/. The guards are compiled here and not where they are
 * needed, because a server has no compiler and some hosts forbid one.
 *
 * @returns paths from the engine's folder, and texts
 */
export async function generateGuards(): Promise<[file: string, text: string][]> {
  const files = readDefinitions();
  const all = joined(files);
  const shown = mapValues(files.get(VERBS) ?? {}, (schema) =>
    transform(resolveReferences(schema, all), closed),
  );
  const guards = [...files].flatMap(([file, own]): [string, string][] => {
    const names = Object.keys(own);
    const path = `schema/generated/guards/${file}`;
    return [
      [
        `${path}.js`,
        file === VERBS ? compileGuards(names, shown, true) : compileGuards(names, all),
      ],
      [`${path}.d.ts`, declareGuards(names)],
    ];
  });
  return [
    ['schema/generated/data.d.ts', await printTypes(all)],
    ...guards,
    ['schema/generated/guards/verbs.json', `${JSON.stringify(shown, null, 2)}\n`],
  ];
}

/** The definitions by file. A name is defined once, and any file may refer to it. */
function readDefinitions(): Map<string, Definitions> {
  const folder = join(schemaFolder, 'guards');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.toSorted().map((name) => {
      const { definitions } = readJson(join(folder, name), isRecord);
      const own = isRecord(definitions) ? Object.entries(definitions) : [];
      return [basename(name, '.json'), Object.fromEntries(own.filter(isDefinition))];
    }),
  );
}

/** @throws if a name is defined twice */
function joined(files: ReadonlyMap<string, Definitions>): Definitions {
  const all: Definitions = {};
  for (const [file, own] of files) {
    const twice = Object.keys(own).find((name) => Object.hasOwn(all, name));
    if (twice)
      throw new Error(`schema/guards/${file}.json: another file defines ${twice} as well.`);
    Object.assign(all, own);
  }
  return all;
}

function isDefinition(entry: [string, unknown]): entry is [string, Schema] {
  return isRecord(entry[1]);
}

function compileGuards(
  names: readonly string[],
  definitions: Definitions,
  collectsAll = false,
): string {
  const ajv = newAjv(
    { source: true, esm: true, lines: true },
    {
      discriminator: true,
      messages: !collectsAll,
      // A type alone is looked at in its place; what is larger is a function, of which there is one.
      inlineRefs: 1,
      validateSchema: true,
      meta: true,
      allErrors: collectsAll,
      verbose: collectsAll,
    },
  );
  const { page, form, blocks } = loadSchemas();
  for (const { file, schema } of [page, form, ...blocks.values()])
    ajv.addSchema(transform({ ...schema }, shapeOf), file);
  const schemas = mapValues(definitions, (schema) => transform(schema, withoutWords));
  ajv.addSchema({ definitions: schemas }, 'guards');
  const guards: Record<string, string> = {};
  for (const name of names) guards[`is${name}`] = `guards#/definitions/${name}`;
  return `${BANNER}\n${standalone(ajv, guards)}\n`;
}

function declareGuards(names: readonly string[]): string {
  const guards = names.map((name) => `export declare const is${name}: Guard<data.${name}>;\n`);
  const files = { Guard: '../../guards/guard.ts', data: '../data.d.ts' };
  return `${BANNER}
import type { Guard } from '${files.Guard}';
import type * as data from '${files.data}';

${guards.join('')}`;
}

function printTypes(definitions: Definitions): Promise<string> {
  const schema: JSONSchema = {
    title: 'Data',
    description: 'All that has a guard.',
    type: 'object',
    required: Object.keys(definitions),
    properties: mapValues(definitions, (_, name) => ({ $ref: `#/definitions/${name}` })),
    definitions: mapValues(definitions, (inner) => transform(inner, forTypes)),
  };
  return compile(schema, 'Data', {
    additionalProperties: false,
    bannerComment: [BANNER, ...IMPORTS].join('\n'),
    style: { singleQuote: true, printWidth: 100 },
  });
}

function mapValues(
  definitions: Definitions,
  change: (schema: Schema, name: string) => Schema,
): Definitions {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [name, change(schema, name)]),
  );
}
