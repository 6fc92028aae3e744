import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../../schema/load-schemas.ts';
import { type SchemaCompiler, schemaCompiler } from '../../../schema/schema-compiler.ts';
import { compileSchemas } from './compiled-schemas.ts';

/*
 * A check that starts from the bundle must say the same as one that starts from its source.
 */
const { page, site, blocks } = loadSchemas();
const compileNow = schemaCompiler();
const compiledBefore = load(compileSchemas());

/** What the module exports; it is not a file, so it cannot be imported. */
function load(module: string): SchemaCompiler {
  const body = module.replace('export const schemaCompiler =', 'return');
  const start: (require: NodeJS.Require) => () => SchemaCompiler = Object(
    // oxlint-disable-next-line no-implied-eval -- its text is the very thing that is tested
    new Function('require', body),
  );
  return start(createRequire(import.meta.url))();
}

/** A value, and the same with each of its fields left out, misspelled, or of another type. */
function spoilt(value: unknown): unknown[] {
  const whole = Object(value);
  return [
    whole,
    ...Object.keys(whole).flatMap((name) => {
      const { [name]: field, ...rest } = whole;
      return [
        rest,
        { ...rest, [`${name}x`]: field },
        { ...whole, [name]: 7 },
        { ...whole, [name]: '' },
      ];
    }),
  ];
}

it.each([page, site, ...blocks.values()])('$file objects to the same in the bundle', (loaded) => {
  const { file, schema } = loaded;
  const examples = schema.examples ?? [{ title: 'A title', blocks: [] }];
  for (const value of examples.flatMap(spoilt)) {
    const bundled = compiledBefore(file, schema);
    const own = compileNow(file, schema);
    expect(bundled(value)).toBe(own(value));
    expect(bundled.errors).toEqual(own.errors);
  }
});
