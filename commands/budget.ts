import { checkBudget } from '../budget/check-budget.ts';
import { siteFolders } from '../prerender/paths.ts';
import { command, SITE_OPTION } from './door/command.ts';

await command(
  {
    name: 'budget',
    about: 'Measures every page of the built site against the budgets.',
    options: { site: SITE_OPTION },
    examples: ['npm run budget'],
  },
  ({ values }) => {
    const { summary, overruns } = checkBudget(siteFolders(values.site));
    console.log([...summary, ...overruns].join('\n'));
    return Promise.resolve(overruns.length === 0);
  },
);
