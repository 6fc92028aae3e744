import { isRecord } from './is-record.ts';
import type { DataPath } from './pointer.ts';

/** Which field of an entry is the title on its card, the text below, its picture, and the figure that stands out. */
export interface CardFields {
  title: string;
  text: string;
  picture?: string;
  figure?: string;
}

/** What our schema files use of JSON Schema, draft 7. References are resolved when they are read. */
export interface FieldSchema {
  title?: string;
  description?: string;
  /** A group of fields that may be left out by a word in its place is an object or a string. */
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | ['object', 'string'];
  default?: unknown;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** What names the fields may have; the description says it in words. */
  propertyNames?: { description?: string; pattern?: string };
  additionalProperties?: boolean | FieldSchema;
  /** Of a picture: fewer pixels than so many in width are too few for its place. A keyword of ours. */
  leastWidth?: number;
  /** Of a picture: it is as wide as the window, always or with these values of `layout` next to it. A keyword of ours. */
  fillsWindow?: true | string[];
  /** Of a field: only the check reads it, so no page carries it. A keyword of ours. */
  onlyChecked?: boolean;
  /** Of an option: the files in renderer/styles/options/ that a page needs which names it. A keyword of ours. */
  sheet?: string | string[];
  /** Those that it needs for a value of the option. A keyword of ours. */
  sheetFor?: Record<string, string | string[]>;
  /** Of a picture: the files of that folder that a page needs where it is a photograph. A keyword of ours. */
  photographSheet?: string[];
  /** Of a text: how many words are usual, from and to. It informs, and refuses nothing. A keyword of ours. */
  usualWords?: [least: number, most: number];
  /** Of a day: something has happened on it, unless there is a field `event` next to it. A keyword of ours. */
  past?: boolean;
  /** Of a field of site.yaml or a form: it may be said in each language of the site. A keyword of ours. */
  perLanguage?: boolean;
  /** Of a message: what it names as `{$name}`, each exactly once. A keyword of ours. */
  placeholders?: string[];
  /** Of a group of many fields: the guide that explains them all. A keyword of ours. */
  listedIn?: string;
  /** Of a block: it carries the main heading of the page. A keyword of ours. */
  hasMainHeading?: boolean;
  /** Of a block: it belongs to a page as a whole, so no other block holds it. `false` of the piece that is any other block. A keyword of ours. */
  wholePage?: boolean;
  /** Of a group: it needs one of these fields. A keyword of ours. */
  needsOneOf?: string[];
  /** Of a list: its entries are blocks, and what has it shows nothing else. A keyword of ours. */
  holdsBlocks?: boolean;
  /** Of a field: those next to it that cannot be there with it, because it is in their place. A keyword of ours. */
  replaces?: string[];
  /** Of a list in a list: it has as many entries as the field of this name next to the outer list. A keyword of ours. */
  sameLengthAs?: string;
  /** Of a field of an entry: it sets one entry of its list apart, so at most one has it. A keyword of ours. */
  once?: boolean;
  /** Of an address: what is there is shown in a frame, if site.yaml allows its host, or else not at all. A keyword of ours. */
  frame?: 'where-allowed' | 'always';
  /** Of a block: the field of site.yaml that it shows, which must not be empty then. A keyword of ours. */
  needsOfSite?: string;
  /** Of a block: the field of its page that it shows, such as entry or entry.event, which must be there then. A keyword of ours. */
  needsOfPage?: string;
  /** Of a block: another type whose examples must be on a page for its own example to show anything. A keyword of ours. */
  shownWith?: string;
  /** Of a block: the type that it was called by once, which is refused with its new name. A keyword of ours. */
  formerType?: string;
  /** Of a setting of a form's field or target: the kinds of these that it is for. A keyword of ours. */
  onlyFor?: string[];
  /** Of such a setting: the kinds that cannot do without it. A keyword of ours. */
  neededFor?: string[];
  /** Of an entry with a slug: its fields that the block `related` shows of it on other pages. A keyword of ours. */
  card?: CardFields;
  /** Of a group: the fields that it had once, each with its present name, or a sentence that says what to write. A keyword of ours. */
  formerFields?: Record<string, string>;
}

/** Whether a value has the shape of a schema, all the way down; `load-schemas.test.ts` looks at every keyword. */
export function isFieldSchema(value: unknown): value is FieldSchema {
  if (!isRecord(value)) return false;
  const { type, properties = {}, items, additionalProperties: more, card } = value;
  return (
    (type === undefined || typeof type === 'string' || Array.isArray(type)) &&
    isRecord(properties) &&
    Object.values(properties).every(isFieldSchema) &&
    (items === undefined || isFieldSchema(items)) &&
    (more === undefined || typeof more === 'boolean' || isFieldSchema(more)) &&
    (card === undefined || isCardFields(card))
  );
}

function isCardFields(value: unknown): value is CardFields {
  return isRecord(value) && typeof value['title'] === 'string' && typeof value['text'] === 'string';
}

/** The schema of a field or entry; nothing if the path leads to what no schema knows. */
export function schemaOf(
  schema: FieldSchema | undefined,
  step: string | number,
): FieldSchema | undefined {
  if (!schema) return undefined;
  if (typeof step === 'number') return schema.items;
  if (schema.properties && Object.hasOwn(schema.properties, step)) return schema.properties[step];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

export function schemaAt(schema: FieldSchema | undefined, path: DataPath): FieldSchema | undefined {
  return path.reduce(schemaOf, schema);
}
