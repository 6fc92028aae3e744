import type { Report } from './report.ts';
import { printGithub } from './github.ts';
import { printJson } from './json.ts';
import { printJunit } from './junit.ts';
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
