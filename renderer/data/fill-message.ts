/**
 * A message with values in the place of its placeholders.
 * @param values by name: `{ name: 'Ada' }` for `{$name}`
 */
export function fillMessage(message: string, values: Record<string, string | number>): string {
  return message.replaceAll(/\{\$(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}
