import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SCRIPT_REPORT_FILE } from '../prerender/bundle/bundle.ts';
import { bundleFolder, hashEngine } from '../prerender/engine/engine-hash.mjs';
import type { SiteFolders } from '../prerender/paths.ts';
import { isScriptReports } from '../schema/generated/guards/engine.js';
import { readServing } from '../prerender/output/serving.ts';
import { readJson } from '../schema/read-json.ts';
import { overruns, summarize } from './limits.ts';
import { firstAnswers } from './first-answer.ts';
import { pageCosts } from './page-costs.ts';

interface BudgetReport {
  /** A line for each limit: how much of it the dearest page takes. */
  summary: string[];
  /** A sentence for everything that is over its limit. */
  overruns: string[];
}

/**
 * Weighs every page of a built site against the limits.
 * @throws when there is no build
 */
export function checkBudget({ dist }: SiteFolders): BudgetReport {
  const reportFile = join(bundleFolder(hashEngine()), SCRIPT_REPORT_FILE);
  if (!existsSync(reportFile) || !existsSync(dist))
    throw new Error(`There is no built site in ${dist}. Run npm run build first.`);
  const reports = readJson(reportFile, isScriptReports);
  const serving = readServing(dist);
  const answerTo = firstAnswers(dist, serving);
  const routes = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.json$/.test(file))
    .map((file) => `/${dirname(file)}`.replace('/.', '/'));
  const pages = routes.map((route) =>
    pageCosts(route, dist, { reports, firstAnswer: answerTo(route) }),
  );
  return {
    summary: summarize(pages),
    overruns: pages.flatMap((page) => overruns(page, reports)),
  };
}
