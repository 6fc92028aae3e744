import type { FieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { DataPath } from '../../schema/pointer.ts';

/** An optional text that is not there, or empty. */
interface EmptyText {
  path: DataPath;
  /** What its schema calls it. */
  title: string;
}

/** The optional texts of a value that are empty: words for people, which nothing else mentions if they are missing. */
export function emptyTexts(
  value: unknown,
  schema: FieldSchema | undefined,
  path: DataPath = [],
): EmptyText[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => emptyTexts(entry, schema?.items, [...path, index]));
  if (!isRecord(value)) return [];
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const [inner, at] = [value[name], [...path, name]];
    if (inner !== undefined && inner !== '') return emptyTexts(inner, field, at);
    const isOptional = !schema?.required?.includes(name);
    return isOptional && isWords(field) ? [{ path: at, title: field.title ?? name }] : [];
  });
}

function isWords({ type, format, pattern, enum: choices, const: only, ...field }: FieldSchema) {
  const isFree = pattern === undefined && choices === undefined && only === undefined;
  const isText = type === 'string' && (format === undefined || format === 'inline-markup');
  return isText && isFree && field.default === undefined;
}
