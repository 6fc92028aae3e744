import { printDocsPage, wordsAsMarkdown } from '../../schema/generate/docs-page.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { diagnosticCodes, type Severity } from '../diagnostics/codes.ts';

/** The page of the site in docs/ with every kind of problem under its id, from the table the check itself uses. */
export function printProblemPage(): string {
  return printDocsPage({
    title: 'Problems',
    description:
      'Every kind of problem that the check reports, with why it is one and what to do about it.',
    text: `Every report of \`npm run check\` ends with the id of the kind of problem. Errors forbid to build, warnings do not.

## Errors

${sectionsOf('error')}
## Warnings

${sectionsOf('warning')}`,
  });
}

function sectionsOf(severity: Severity): string {
  return Object.entries(diagnosticCodes[severity])
    .toSorted(([a], [b]) => compareTexts(a, b))
    .map(
      ([id, { title, explanation }]) =>
        `### ${id}\n\n**${title}.** ${wordsAsMarkdown(explanation)}\n`,
    )
    .join('\n');
}
