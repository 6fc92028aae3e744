/** Writes a text as a YAML scalar in quotes; single ones, unless the text holds some. */
export function quoted(text: string): string {
  if (text.includes("'") && !/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}

/** The same without quotes where a text can do without, wherever it is. */
export function plainOrQuoted(text: string): string {
  return /^[\w/][\w/.#@:-]*$/.test(text) ? text : quoted(text);
}
