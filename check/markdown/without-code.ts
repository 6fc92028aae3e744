/** A text in Markdown without its lines of code, which show how something is written and mean nothing themselves. */
export function withoutCode(markdown: string): string {
  return markdown.includes('```') || markdown.includes('~~~')
    ? markdown.replaceAll(/^\s*(```|~~~).*?^\s*\1/gms, '')
    : markdown;
}
