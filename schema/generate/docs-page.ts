import { stringify } from 'yaml';

/**
 * A page of the site in docs/ as YAML.
 * @param page its description is for search results, at most 200 characters; the opening are blocks before the text, the
 * title alone if there are none; the text is Markdown
 */
export function printDocsPage(page: {
  title: string;
  description: string;
  opening?: unknown[];
  text: string;
}): string {
  const { title, description, opening, text } = page;
  const blocks = [
    ...(opening ?? [{ type: 'hero', title, text: literal(description) }]),
    { type: 'prose', text: literal(text) },
  ];
  return `# Written by npm run generate.\n${stringify({ title, description, blocks }, { lineWidth: 0 })}`;
}

/** What explains references must not be read as one. */
const literal = (text: string) =>
  text.replaceAll(/(?=\{\s*[a-zA-Z][\w.-]*\s*\}(?!\}))(?<!\{)/g, '\\');

/** Markup and references that are spoken of; or what is shown as code already. */
const SPOKEN_OF = /`[^`]+`|\*\*[^*]+\*\*|\*[^*\s]+\*|!?\[[^[\]]+\]\([^)]+\)|\{\$?[\w.]+\}/g;

const ADDRESS = /(?<!\()https:\/\/(\w[^\s()]*[\w/])/g;

/** The words of a schema as Markdown: markup that is spoken of shows as it is written, addresses are links. */
export function wordsAsMarkdown(text: string): string {
  return text
    .replaceAll(SPOKEN_OF, (found) => (found.startsWith('`') ? found : `\`${found}\``))
    .replaceAll(ADDRESS, (found, shown: string) => `[${shown}](${found})`)
    .replaceAll(/(`[^`]+`)|</g, (_found, code?: string) => code ?? '\\<');
}

/** The same in a cell of a table, which a bar would end, in code as well. */
export function wordsAsCell(text: string): string {
  return wordsAsMarkdown(text).replaceAll('|', '\\|');
}
