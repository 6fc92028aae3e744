/** A title as the end of an address: "Data, in six minutes" becomes `data-in-six-minutes`. */
export function kebabCase(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The titles of a list as ends of addresses; one that stands there twice is numbered from its second place on. */
export function uniqueSlugs(titles: string[]): string[] {
  const uses = new Map<string, number>();
  return titles.map((title) => {
    const slug = kebabCase(title);
    const count = (uses.get(slug) ?? 0) + 1;
    uses.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}
