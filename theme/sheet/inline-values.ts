/**
 * Writes values in place of custom properties that are the same everywhere.
 * @param sheet a style sheet
 * @param values by name, with the dashes in front; a value may name others
 */
export function inlineValues(sheet: string, values: ReadonlyMap<string, string>): string {
  return sheet.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
    const value = values.get(name);
    return value === undefined ? use : inlineValues(value, values);
  });
}
