/** How many names a sentence lists. */
const MOST_NAMES = 5;

/** The first of many names, and how many more there are: `a, b, c, d, e and 3 more`. */
export function listSome(names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '';
  return `${names.slice(0, MOST_NAMES).join(', ')}${more}`;
}
