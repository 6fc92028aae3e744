import { diagnosticCodes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Report } from './report.ts';

/** SARIF 2.1.0 (OASIS), which code hosts and editors read. */
export function printSarif({ problems }: Report): string {
  const rules = Object.entries(diagnosticCodes).flatMap(([level, codes]) =>
    Object.entries(codes).map(([id, { title, explanation }]) => ({
      id,
      shortDescription: { text: title },
      fullDescription: { text: explanation },
      defaultConfiguration: { level },
    })),
  );
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        columnKind: 'utf16CodeUnits',
        tool: { driver: { name: 'check', rules } },
        results: problems.map(toResult),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function toResult({ id, severity, message, suggestion, file, ...place }: Diagnostic): object {
  const { line, column, endColumn = column + 1 } = place;
  return {
    ruleId: id,
    level: severity,
    message: { text: suggestion ? `${message} ${suggestion}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column, endColumn },
        },
      },
    ],
  };
}
