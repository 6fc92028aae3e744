import { closest, didYouMean } from './closest.ts';
import { type Problem, problemOfFile } from './problem.ts';

/** Compares block types with component folders: each must have its other half. */
export function checkHalves(
  blockTypes: readonly string[],
  componentNames: readonly string[],
): Problem[] {
  const withoutComponent = blockTypes.filter((type) => !componentNames.includes(type));
  const withoutSchema = componentNames.filter((name) => !blockTypes.includes(name));
  return [
    ...withoutComponent.map((type) =>
      problemOfFile(`schema/blocks/${type}.json`, {
        id: 'block-without-component',
        message: `The block type \`${type}\` has a schema, but no component: renderer/blocks/${type} is missing.`,
        suggestion: didYouMean(closest(type, withoutSchema)),
      }),
    ),
    ...withoutSchema.map((name) =>
      problemOfFile(`renderer/blocks/${name}`, {
        id: 'block-without-schema',
        message: `The component \`${name}\` has no schema: schema/blocks/${name}.json is missing.`,
        suggestion: didYouMean(closest(name, withoutComponent)),
      }),
    ),
  ];
}
