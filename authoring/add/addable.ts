import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { slugify } from '../../schema/texts/slugify.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import type { Schemas } from '../../schema/load-schemas.ts';

/** A list of a block whose items have fields of their own. */
export interface Addable {
  /** What one of its items is called: press-release. */
  name: string;
  /** The type of the block, and the field that holds the list. */
  type: string;
  field: string;
  item: FieldSchema;
}

/** All that can be added to blocks, as the schemas of the blocks call it; not to a list that another one must match. */
export function listAddable({ blocks }: Schemas): Addable[] {
  return [...blocks].flatMap(([type, { schema }]) => {
    const fields = Object.entries(schema.properties ?? {});
    return fields.flatMap(([field, { items }]): Addable[] => {
      const isMatched = fields.some(([, other]) => other.items?.sameLengthAs === field);
      if (isMatched || !items?.properties || items.title === undefined) return [];
      return [{ name: slugify(items.title), type, field, item: items }];
    });
  });
}

/**
 * What a name stands for: `person`, `press-release`; or the end of one, as `slide` of `banner-slide`.
 * @throws if nothing is called so, with what was probably meant
 */
export function findAddable(schemas: Schemas, word: string): Addable[] {
  const all = listAddable(schemas);
  const name = slugify(word);
  const same = all.filter((addable) => addable.name === name);
  const found = same.length > 0 ? same : all.filter((addable) => addable.name.endsWith(`-${name}`));
  if (found.length > 0) return found;
  const names = [...new Set(['entry', ...all.map((addable) => addable.name)])];
  const advice =
    didYouMean(closest(name, names)) ?? 'Run `npm run add -- --list` to see what can be added.';
  throw new Error(`\`${word}\` cannot be added. ${advice}`);
}
