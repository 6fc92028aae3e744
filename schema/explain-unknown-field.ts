import { closest, didYouMean } from './closest.ts';
import { type FieldSchema, schemaAt } from './field-schema.ts';
import type { Finding } from './finding.ts';
import type { Path } from './locate.ts';
import { fieldsAt, fieldsOf, nameOf, type Place, valueAt } from './place.ts';

/** A finding, and the fields whose absence or emptiness it explains. */
export interface UnknownField {
  finding: Finding;
  explains: Path[];
}

/**
 * Explains a field that the schema does not know: misspelt, in the wrong place, or of no use.
 *
 * @param path where the field stands, below the place
 */
export function explainUnknownField(place: Place, path: Path, name: string): UnknownField {
  const known = fieldsAt(place, path);
  const absent = known.filter((field) => valueAt(place.data, [...path, field]) === undefined);
  const misspelt = closest(name, absent);
  const surely = closest(name, absent, 1);
  return (
    (surely.length > 0 ? explainMisspelt(place, path, name, surely) : undefined) ??
    explainTooDeep(place, path, name) ??
    explainTooShallow(place, path, name) ??
    explainMisspelt(place, path, name, misspelt) ??
    explainNoSuchField(place, path, name, known)
  );
}

function explainMisspelt(
  place: Place,
  path: Path,
  name: string,
  matches: string[],
): UnknownField | undefined {
  if (matches.length === 0) return undefined;
  return {
    finding: {
      ...unknownField(place, path, name),
      suggestion: didYouMean(matches),
      replacement: matches.length === 1 ? matches[0] : undefined,
    },
    explains: matches.map((match) => [...path, match]),
  };
}

/** The field belongs to something that holds this place: it is indented too far. */
function explainTooDeep(place: Place, path: Path, name: string): UnknownField | undefined {
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const outer = path.slice(0, depth);
    if (!fieldsAt(place, outer).includes(name)) continue;
    if (valueAt(place.data, [...outer, name]) !== undefined) continue;
    return misplaced(place, path, name, {
      owner: nameOf(place, outer),
      indent: 'less',
      explains: [[...outer, name]],
    });
  }
  const { outer } = place;
  if (!outer || !fieldsAt(outer, []).includes(name) || valueAt(outer.data, [name]) !== undefined) {
    return undefined;
  }
  return misplaced(place, path, name, { owner: outer.name, indent: 'less', explains: [] });
}

/** The field belongs to something in this place: it is not indented far enough. */
function explainTooShallow(place: Place, path: Path, name: string): UnknownField | undefined {
  const properties = schemaAt(place.schema, path)?.properties ?? {};
  for (const [field, schema] of Object.entries(properties)) {
    const home = homeIn(schema, [...path, field], valueAt(place.data, [...path, field]));
    if (!home || !fieldsOf(home.schema).includes(name)) continue;
    if (valueAt(place.data, [...home.path, name]) !== undefined) continue;
    const there = [...home.path, name];
    return misplaced(place, path, name, {
      owner: schema.type === 'array' ? `an entry of \`${field}\`` : `\`${field}\``,
      indent: 'more',
      // Also what is empty only because its fields are not below it.
      explains: there.map((_, index) => there.slice(0, index + 1)).slice(path.length),
    });
  }
  return undefined;
}

/** Where the fields of a group lie, or those of the last entry of a list. */
function homeIn(
  schema: FieldSchema,
  path: Path,
  value: unknown,
): { schema: FieldSchema | undefined; path: Path } | undefined {
  if (schema.properties) return { schema, path };
  if (!schema.items) return undefined;
  const last = Array.isArray(value) ? Math.max(value.length - 1, 0) : 0;
  return { schema: schema.items, path: [...path, last] };
}

function misplaced(
  place: Place,
  path: Path,
  name: string,
  { owner, indent, explains }: { owner: string; indent: 'more' | 'less'; explains: Path[] },
): UnknownField {
  return {
    finding: {
      ...unknownField(place, path, name),
      id: 'misplaced-field',
      suggestion: `It is a field of ${owner}: indent the line ${indent}.`,
    },
    explains,
  };
}

function explainNoSuchField(place: Place, path: Path, name: string, known: string[]): UnknownField {
  return {
    finding: {
      ...unknownField(place, path, name),
      suggestion: `The fields here are ${known.join(', ')}.`,
    },
    explains: [],
  };
}

function unknownField(place: Place, path: Path, name: string): Finding {
  return {
    id: 'unknown-field',
    path: [...place.path, ...path, name],
    part: 'key',
    message: `\`${name}\` is not a field of ${nameOf(place, path)}.`,
  };
}
