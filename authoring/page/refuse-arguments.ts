import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { isRecord } from '../../schema/is-record.ts';

/** The part of JSON Schema that arguments are described with. */
export interface InputSchema {
  type?: 'object' | 'array' | 'string' | 'integer';
  description?: string;
  enum?: readonly string[];
  properties?: Readonly<Record<string, InputSchema>>;
  required?: readonly string[];
  items?: InputSchema;
  additionalProperties?: boolean;
}

/** Whether a value has the type that a schema names. */
const CHECKS: Record<NonNullable<InputSchema['type']>, (value: unknown) => boolean> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
};

/** @throws for the first argument that is unknown, missing or of another type, with what was probably meant */
export function refuseArguments(value: unknown, schema: InputSchema, place = ''): void {
  const here = place === '' ? 'The arguments' : `\`${place}\``;
  const { type, properties = {}, required = [], items } = schema;
  if (type && !CHECKS[type](value)) throw new Error(`${here} must be of type ${type}.`);
  if (schema.enum && !schema.enum.includes(String(value))) {
    const advice =
      didYouMean(closest(String(value), schema.enum)) ?? `Known are ${schema.enum.join(', ')}.`;
    throw new Error(`${here} cannot be \`${String(value)}\`. ${advice}`);
  }
  if (Array.isArray(value) && items) {
    for (const [n, entry] of value.entries()) refuseArguments(entry, items, `${place}[${n}]`);
  }
  if (!isRecord(value)) return;
  const names = Object.keys(properties);
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined && schema.additionalProperties === false) {
    const known = names.length > 0 ? `Known are ${names.join(', ')}.` : 'There are none.';
    const advice = didYouMean(closest(unknown, names)) ?? known;
    throw new Error(`There is no argument \`${join(place, unknown)}\`. ${advice}`);
  }
  for (const [name, inner] of Object.entries(value)) {
    const own = properties[name];
    if (own) refuseArguments(inner, own, join(place, name));
  }
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined)
    throw new Error(`The argument \`${join(place, missing)}\` is missing.`);
}

function join(place: string, name: string): string {
  return place === '' ? name : `${place}.${name}`;
}
