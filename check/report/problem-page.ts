import { printDocsPage, wordsAsMarkdown } from '../../schema/generate/docs-page.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import type { CodeText } from '../../schema/generated/data.d.ts';
import type { Severity } from '../diagnostics/codes.ts';

/** The page of the site in docs/ with every kind of problem under its id, from the tables that the check knows. */
export function printProblemPage(codes: Record<Severity, Record<string, CodeText>>): string {
  return printDocsPage({
    title: 'Problems',
    description: 'Every problem that the check reports, with its reason and its fix.',
    text: `Every report of \`npm run check\` ends with the id of the problem. A site with errors is not built; a site with warnings is.

## Errors

${sectionsOf(codes.error)}
## Warnings

${sectionsOf(codes.warning)}`,
  });
}

function sectionsOf(codes: Record<string, CodeText>): string {
  return Object.entries(codes)
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(
      ([id, { title, explanation }]) =>
        `### ${id}\n\n**${title}.** ${wordsAsMarkdown(explanation)}\n`,
    )
    .join('\n');
}
