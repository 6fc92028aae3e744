/** Writes a text as a YAML scalar in quotes; single ones, unless the text holds some. */
export function quoted(text: string): string {
  if (text.includes("'") && !/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
