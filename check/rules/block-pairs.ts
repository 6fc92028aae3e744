import { join, relative } from 'node:path';
import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import { schemaFolder } from '../../schema/load-schemas.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';

/** Compares block types with component folders: each must have its other half. */
export function checkBlockPairs(
  siteFolder: string,
  blockTypes: readonly string[],
  componentNames: readonly string[],
): Diagnostic[] {
  // Both folders are the engine's, and the site may be elsewhere.
  const fromSite = (path: string) => relative(siteFolder, join(schemaFolder, '..', path));
  const withoutComponent = blockTypes.filter((type) => !componentNames.includes(type));
  const withoutSchema = componentNames.filter((name) => !blockTypes.includes(name));
  return [
    ...withoutComponent.map((type) =>
      diagnosticOfFile(fromSite(`schema/blocks/${type}.json`), {
        id: 'block-without-component',
        message: `The block type \`${type}\` has a schema, but no component: renderer/blocks/${type} is missing.`,
        suggestion: didYouMean(closest(type, withoutSchema)),
      }),
    ),
    ...withoutSchema.map((name) =>
      diagnosticOfFile(fromSite(`renderer/blocks/${name}`), {
        id: 'block-without-schema',
        message: `The component \`${name}\` has no schema: schema/blocks/${name}.json is missing.`,
        suggestion: didYouMean(closest(name, withoutComponent)),
      }),
    ),
  ];
}
