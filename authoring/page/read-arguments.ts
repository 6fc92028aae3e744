import type { ErrorObject } from 'ajv';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import type { Guard } from '../../schema/guards/guard.ts';
import { type FieldSchema, isFieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';

/**
 * Arguments as a verb takes them.
 * @param fits a guard of schema/guards/verbs.json
 * @throws for the first argument that is unknown, or else wrong, or else missing, with what was probably meant
 */
export function readArguments<Arguments>(fits: Guard<Arguments>, value: unknown): Arguments {
  if (fits(value)) return value;
  const [error] = (fits.errors ?? []).toSorted((a, b) => rank(a) - rank(b));
  throw new Error(error && explain(error));
}

/** A misspelled argument is unknown, and the one that was meant is missing; of a text, all fields are missing. */
const ORDER = ['additionalProperties', 'type', 'discriminator', 'oneOf', 'required'];

function rank({ keyword }: ErrorObject): number {
  return ORDER.indexOf(keyword);
}

function explain({ keyword, params, instancePath, data, parentSchema }: ErrorObject): string {
  // The JSON Pointer /edits/0/file as edits[0].file.
  const place = instancePath
    .slice(1)
    .replaceAll(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.');
  const here = place === '' ? 'The arguments' : `\`${place}\``;
  const inside = (name: string) => (place === '' ? `\`${name}\`` : `\`${place}.${name}\``);
  const variants = variantsOf(parentSchema);
  const names = [parentSchema, ...variants].flatMap(namesIn);
  const unknown = (name: string) =>
    `There is no argument ${inside(name)}. ${meantOrKnown(name, names)}`;
  const missing = (name: string) => `The argument ${inside(name)} is missing.`;
  switch (keyword) {
    case 'additionalProperties':
      return unknown(String(params['additionalProperty']));
    case 'required':
      return missing(String(params['missingProperty']));
    case 'oneOf': {
      const needed = variants.flatMap(({ required = [] }) => required);
      return `${here} needs either ${needed.map((name) => `\`${name}\``).join(' or ')}.`;
    }
    case 'discriminator': {
      const tag = String(params['tag']);
      if (params['tagValue'] === undefined) {
        const given = isRecord(data) ? Object.keys(data) : [];
        const misspelt = given.find((name) => !names.includes(name));
        return misspelt === undefined ? missing(tag) : unknown(misspelt);
      }
      const value = String(params['tagValue']);
      const known = variants.map(({ properties }) => String(properties?.[tag]?.const));
      return `${inside(tag)} cannot be \`${value}\`. ${meantOrKnown(value, known)}`;
    }
    default:
      return `${here} must be of type ${[params['type']].flat().join(' or ')}.`;
  }
}

function variantsOf(schema: unknown): FieldSchema[] {
  const variants = isRecord(schema) && Array.isArray(schema['oneOf']) ? schema['oneOf'] : [];
  return variants.filter(isFieldSchema);
}

function namesIn(schema: unknown): string[] {
  return isFieldSchema(schema) ? Object.keys(schema.properties ?? {}) : [];
}

function meantOrKnown(name: string, names: readonly string[]): string {
  const known = [...new Set(names)];
  if (known.length === 0) return 'Remove it.';
  return didYouMean(closest(name, known)) ?? `The choices are ${known.join(', ')}.`;
}
