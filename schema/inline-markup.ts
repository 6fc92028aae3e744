/** A piece of text: plain, strong, or a link. */
export type InlineNode = string | { strong: string } | { text: string; href: string };

const markup = /\*\*(.+?)\*\*|\[([^[\]]+)\]\(([^()\s]*)\)/gs;

/**
 * Takes `**strong**` and `[text](href)` apart; there is no other markup and no nesting. Whatever
 * is not complete markup stays plain text, so nothing is ever lost.
 */
export function parseInlineMarkup(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, strong, linkText, href] = match;
    if (match.index > end) nodes.push(text.slice(end, match.index));
    if (strong !== undefined) nodes.push({ strong });
    else if (linkText !== undefined && href !== undefined) nodes.push({ text: linkText, href });
    end = match.index + whole.length;
  }
  if (end < text.length) nodes.push(text.slice(end));
  return nodes;
}

/** The words alone, without marks and addresses. */
export function plainText(text: string): string {
  return parseInlineMarkup(text)
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'strong' in node ? node.strong : node.text;
    })
    .join('');
}
