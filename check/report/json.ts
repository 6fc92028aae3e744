import type { Report } from './report.ts';

/** For programs: the report as it is. */
export function printJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
