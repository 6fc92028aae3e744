/** A title as the end of an address: "Data, in six minutes" becomes `data-in-six-minutes`. */
export function kebabCase(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
