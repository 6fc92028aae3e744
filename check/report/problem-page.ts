import { diagnosticCodes, type Severity } from '../diagnostics/codes.ts';

/** docs/problems.md: every kind of problem under its id, from the table the check itself uses. */
export function printProblemPage(): string {
  return `# Problems

Every report of \`npm run check\` ends with the id of the kind of problem. Written by \`npm run generate\` from \`check/diagnostics/codes/\`.

## Errors

They forbid to build.

${sectionsOf('error')}
## Warnings

They do not.

${sectionsOf('warning')}`;
}

function sectionsOf(severity: Severity): string {
  return Object.entries(diagnosticCodes[severity])
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { title, explanation }]) => `### ${id}\n\n**${title}.** ${explanation}\n`)
    .join('\n');
}
