import { checkBudget } from '../budget/check-budget.ts';
import { siteFolders } from '../prerender/engine/paths.ts';
import { runCommand } from './run-command.ts';
import { siteOption } from './site-option.ts';

/**
 * `npm run budget`: weighs every page of the built site against what visitors were promised. Exits with 1 when a page
 * is over its budget, with 2 when there is nothing to weigh.
 */
await runCommand(async () => {
  const { summary, overruns } = await checkBudget(siteFolders(siteOption('budget')));
  console.log([...summary, ...overruns].join('\n'));
  if (overruns.length > 0) process.exitCode = 1;
});
