import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROUTES } from '../../tests/browser/routes.ts';
import { median, onStage } from './serve-and-browse.ts';

/*
 * Lighthouse, mobile, simulated, on every route:
 *   npx tsx bench/visitors/lighthouse.ts [RUNS] [ROUTE...]
 */
const LIGHTHOUSE = join(import.meta.dirname, 'node_modules/.bin/lighthouse');

/** What is read of Lighthouse's own report. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }
  >;
}

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

async function run(url: string, port: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    LIGHTHOUSE,
    [url, '--quiet', '--output=json', '--output-path=stdout', `--port=${port}`],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const report: Report = JSON.parse(stdout);
  return report;
}

function row(route: string, reports: Report[]): string {
  const scores = Object.keys(reports[0]?.categories ?? {}).map((name) =>
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

if (!existsSync(LIGHTHOUSE)) throw new Error('Run npm install in bench/visitors first.');
const [runs = '3', ...routes] = process.argv.slice(2);
await onStage(async ({ address, debugPort }) => {
  console.log(
    '| route | performance / accessibility / best practices / SEO | FCP ms | LCP ms | TBT ms | CLS |',
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const route of routes.length > 0 ? routes : ROUTES) {
    const reports: Report[] = [];
    for (let count = 0; count < Number(runs); count++)
      reports.push(await run(address + route, debugPort));
    console.log([row(route, reports), ...failures(reports)].join('\n'));
  }
});
