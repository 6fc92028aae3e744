import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isRecord } from '../../schema/is-record.ts';
import { median, type Stage } from './serve-and-browse.ts';

const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/.bin/lighthouse');

/** What is read of Lighthouse's own report. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>;
}

/** The parts alone: what is in them is Lighthouse's to keep, and only printed. */
function isReport(value: unknown): value is Report {
  return isRecord(value) && isRecord(value['categories']) && isRecord(value['audits']);
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

async function run(url: string, port: number): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--port=${port}`,
  ];
  const { stdout } = await promisify(execFile)(LIGHTHOUSE, [url, ...options], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: unknown = JSON.parse(stdout);
  if (isReport(report)) return report;
  throw new Error('Lighthouse printed something else than a report.');
}

function row(route: string, reports: Report[]): string {
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(reports.map(({ categories }) => categories[name]?.score ?? 0))),
  );
  const metrics = Object.entries(METRICS).map(([name, id]) => {
    const value = median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
    return name === 'CLS' ? value.toFixed(3) : String(Math.round(value));
  });
  return `| ${route} | ${scores.join(' / ')} | ${metrics.join(' | ')} |`;
}

/** Audits that count and did not pass in any of the runs. */
function failures(reports: Report[]): string[] {
  const [report] = reports;
  if (!report) return [];
  const counting = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return [...new Set(counting)]
    .filter((id) => reports.every(({ audits }) => (audits[id]?.score ?? 1) < 0.9))
    .map((id) => `  ${id}: ${report.audits[id]?.title}`);
}

/**
 * Lighthouse, mobile, simulated: a row a route, the median of some runs.
 * @throws when it is not installed
 */
export async function lighthousePages(
  { address, debugPort }: Stage,
  routes: string[],
  runs: number,
): Promise<void> {
  if (!existsSync(LIGHTHOUSE)) throw new Error('Run npm install in bench/browser first.');
  console.log(
    '| route | performance / accessibility / best practices / SEO | FCP ms | LCP ms | TBT ms | CLS |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const route of routes) {
    const reports: Report[] = [];
    try {
      for (let count = 0; count < runs; count++)
        reports.push(await run(address + route, debugPort));
      console.log([row(route, reports), ...failures(reports)].join('\n'));
    } catch (error) {
      console.log(`Lighthouse ended without a report on ${route}: ${lastLine(error)}`);
    }
  }
}

/** Programs say why they end in the last line of what they print. */
function lastLine(error: unknown): string {
  const { stderr, message }: Record<string, unknown> = isRecord(error) ? error : {};
  return (
    String(stderr || message)
      .trim()
      .split('\n')
      .at(-1) ?? ''
  );
}
