import { quoted } from '../diagnostics/quote.ts';

/** The fields of a button that says and leads where a Markdown link does; nothing for a text that is not a link alone. */
export function buttonOfLink(text: string): string | undefined {
  const [, label, href] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? [];
  return label !== undefined && href !== undefined
    ? `{ label: ${quoted(label)}, href: ${quoted(href)} }`
    : undefined;
}
