import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Report } from './report.ts';
import { printProblem } from './text.ts';

/** JUnit's XML, which CI servers show as tests: each error is a test that fails. */
export function printJunit({ problems, counts, pages }: Report): string {
  const passed = `    <testcase classname="check" name="${pages} pages"/>\n`;
  const cases = problems.length > 0 ? problems.map(toTestCase) : [passed];
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="check" tests="${cases.length}" failures="${counts.error}">
${cases.join('')}  </testsuite>
</testsuites>
`;
}

function toTestCase(problem: Diagnostic): string {
  const { file, line, column, id, severity, message } = problem;
  const name = escapeXml(`${file}:${line}:${column} ${id}`);
  const text = escapeXml(printProblem(problem));
  const result =
    severity === 'error'
      ? `<failure type="${id}" message="${escapeXml(message)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase classname="check" name="${name}">${result}</testcase>\n`;
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

function escapeXml(text: string): string {
  return (
    text
      .replaceAll(/[&<>"]/g, (character) => entities.get(character) ?? character)
      // XML 1.0 has no way to write control characters.
      .replaceAll(/[^\P{Cc}\n\t]/gu, '\u25a1')
  );
}
