import { diagnosticCodes } from '../diagnostics/codes.ts';

/** docs/problems.md: every kind of problem under its id, from the table the check itself uses. */
export function printProblemPage(): string {
  const kinds = Object.entries(diagnosticCodes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const sections = (severity: string) =>
    kinds
      .filter(([, kind]) => kind.severity === severity)
      .map(([id, { title, explanation }]) => `### ${id}\n\n**${title}.** ${explanation}\n`)
      .join('\n');
  return `# Problems

Every report of \`npm run check\` ends with the id of the kind of problem. Written by \`npm run generate\` from \`check/diagnostics/codes.ts\`.

## Errors

They forbid to build.

${sections('error')}
## Warnings

They do not.

${sections('warning')}`;
}
