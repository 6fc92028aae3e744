import { schemaAt } from './field-schema.ts';
import { loadSchemas } from './load-schemas.ts';

/** What a theme chooses by name, such as how much space there is. */
interface ThemeChoice {
  /** Of the field of `theme`. */
  name: string;
  title: string;
  description: string;
  values: string[];
  /** What it is in a theme that does not choose. */
  usual: string;
}

/** The named choices of a theme, in the order of its schema. */
export function themeChoices(): ThemeChoice[] {
  const { properties = {} } = schemaAt(loadSchemas().site.schema, ['theme']) ?? {};
  return Object.entries(properties).flatMap(([name, field]) => {
    const { title = name, description = '', enum: values, default: usual } = field;
    if (!values?.every(isText) || !isText(usual)) return [];
    return [{ name, title, description, values, usual }];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * What of some choices there is.
 * @param named values by the names of choices, from anybody
 */
export function knownChoices(named: Iterable<[string, string]>): Record<string, string> {
  const known = new Map(themeChoices().map(({ name, values }) => [name, values]));
  return Object.fromEntries([...named].filter(([name, value]) => known.get(name)?.includes(value)));
}
