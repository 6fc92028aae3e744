import { join } from 'node:path';
import { isRecord } from '../is-record.ts';
import { loadSchemas, schemaFolder } from '../load-schemas.ts';
import { readJson } from '../read-json.ts';
import { printDocsPage, wordsAsCell } from './docs-page.ts';

/** The page of the site in docs/ with every word that the engine itself shows or reads aloud, and what it stands for. */
export function printMessagePage(): string {
  const english = readJson(join(schemaFolder, 'messages/en.json'), isRecord);
  const { messages } = loadSchemas().site.schema.properties ?? {};
  const rows = Object.entries(messages?.properties ?? {}).map(
    ([name, { description }]) =>
      `| \`${name}\` | ${wordsAsCell(String(english[name]))} | ${wordsAsCell(description ?? '')} |\n`,
  );
  return printDocsPage({
    title: 'Messages',
    description:
      'Every word that the engine itself shows or reads aloud, in English, with an explanation.',
    text: `The engine speaks de, fr, es, pt, it, nl, pl, hi, ar and ja too, from \`schema/messages/\`. A site changes one under \`messages\` in \`site.yaml\`; for any other language it supplies all of them. The description explains placeholders such as \`{$name}\`.

| Name | In English | Description |
| --- | --- | --- |
${rows.join('')}`,
  });
}
