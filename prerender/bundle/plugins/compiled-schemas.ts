import standalone from 'ajv/dist/standalone/index.js';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { isRecord } from '../../../schema/is-record.ts';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { newAjv } from '../../../schema/new-ajv.ts';
import { ENGINE } from '../../paths.ts';

/** What compiles a schema that was not there when the engine was bundled. */
const NEW_AJV = join(ENGINE, 'schema/new-ajv.ts');

/** Compiles all schemas into the server's bundle: at each start, that would take as long as checking a hundred pages. */
export function compiledSchemas(): Plugin {
  return {
    name: 'compiled-schemas',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: join(ENGINE, 'schema/schema-compiler.ts') },
      handler: () => compileSchemas(),
    },
  };
}

/**
 * A module that can be used like schema/schema-compiler.ts.
 * @param isForOneLanguage leaves out what further languages of a site add
 */
export function compileSchemas(isForOneLanguage = false): string {
  const { page, site, localSite, form, localForm, blocks } = loadSchemas();
  const local = isForOneLanguage ? [] : [localSite, localForm];
  const ajv = newAjv({ source: true });
  const files: Record<string, string> = {};
  for (const { file, schema } of [page, site, form, ...local, ...blocks.values()]) {
    ajv.addSchema(withoutWords(schema), file);
    files[file] = file;
  }
  // Those of a site's own blocks are compiled when they are there; without any, nothing of the compiler is run.
  return `const exports = {};
${standalone(ajv, files)}
export const schemaCompiler = () => {
  let ajv;
  return (file, schema) =>
    exports[file] ?? (ajv ??= require(${JSON.stringify(NEW_AJV)}).newAjv({ optimize: false })).compile(schema);
};`;
}

/** A schema without what people read of it: the compiled code keeps a copy of each, and only compares with it. */
function withoutWords(schema: object): Record<string, unknown> {
  const text = JSON.stringify(schema, (name, value: unknown) => {
    const isWords = name === 'examples' ? Array.isArray(value) : typeof value === 'string';
    return isWords && ['title', 'description', 'examples'].includes(name) ? undefined : value;
  });
  const plain: unknown = JSON.parse(text);
  return isRecord(plain) ? plain : {};
}
