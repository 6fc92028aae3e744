import { printGithub } from './github.ts';
import { printJunit } from './junit.ts';
import type { Report } from './report.ts';
import { printSarif } from './sarif.ts';
import { printText } from './text.ts';

/** The formats of a report by the name a user gives. */
export const printers = new Map<string, (report: Report) => string>([
  ['text', printText],
  ['json', printJson],
  ['github', printGithub],
  ['sarif', printSarif],
  ['junit', printJunit],
]);

/** For programs: the report as it is. */
function printJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
