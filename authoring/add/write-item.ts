import { slugify } from '../../schema/texts/slugify.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';

/** Begins a text that is still to be written; the check warns of it. */
export const TO_WRITE = 'To be written: ';

/** What new items are filled with where the schema leaves it open. */
interface Ingredients {
  /** The first text that visitors read of it. */
  title: string;
  /** As YYYY-MM-DD. */
  today: string;
  /** A path below media/. */
  picture: string;
  /** An item of the same list, or the example of its schema: shows icons, addresses and what has a given form. */
  sample: unknown;
}

/** A new item of a list: every field that it needs, and no other. */
export function newItem(schema: FieldSchema, ingredients: Ingredients): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const titled = required.find((name) => isText(properties[name]));
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [
        name,
        name === titled
          ? ingredients.title
          : valueOf(field, { ...ingredients, sample: fieldOf(ingredients.sample, name) }),
      ]),
  );
}

function valueOf(field: FieldSchema, ingredients: Ingredients): unknown {
  const { title, today, picture, sample } = ingredients;
  if (field.const !== undefined) return field.const;
  if ('default' in field) return field.default;
  if (field.enum) return field.enum[0];
  if (field.properties) return newItem(field, { ...ingredients, title: toWrite(field) });
  if (field.items) {
    const { items, minItems = 0 } = field;
    const samples: unknown[] = Array.isArray(sample) ? sample : [];
    const [first] = samples;
    const named = { title: field.title, ...items };
    return Array.from({ length: minItems }, () =>
      valueOf(named, { ...ingredients, sample: first }),
    );
  }
  if (field.format === 'date') return today;
  if (field.format === 'media') return picture;
  if (field.format === 'slug') return slugify(title);
  // An address of another item would lead visitors astray without anybody noticing.
  if (isText(field) || field.format === 'link') return toWrite(field);
  return sample ?? field.minimum ?? toWrite(field);
}

/** Whether visitors read a field as it is written. */
function isText(field: FieldSchema | undefined): boolean {
  if (field?.type !== 'string' || field.enum || field.const || field.pattern) return false;
  return field.format === undefined || ['inline-markup', 'markdown'].includes(field.format);
}

function toWrite({ title = '' }: FieldSchema): string {
  return TO_WRITE + title.toLowerCase();
}

function fieldOf(sample: unknown, name: string): unknown {
  return isRecord(sample) ? sample[name] : undefined;
}
