import type { References } from '../../check/model/references.ts';

/**
 * The file, from the site folder, by which Visual Studio Code completes the facts of a site: schemas can offer a whole
 * value, and nothing within a text.
 */
export const FACT_SNIPPETS = '.vscode/facts.code-snippets';

/** The facts as snippets: written between the braces, which the editor closes by itself. */
export function factSnippets(references: References): string {
  const facts = [...references].filter(([name]) => name.startsWith('facts.'));
  const snippets = facts.map(([name, value]) => [
    name,
    { scope: 'yaml', prefix: name, body: name, description: value },
  ]);
  return `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`;
}
