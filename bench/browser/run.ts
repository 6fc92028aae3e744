import { join } from 'node:path';
import { command, SITE_OPTION, UsageError } from '../../commands/door/command.ts';
import { lighthousePages } from './lighthouse.ts';
import { navigatePages } from './navigate.ts';
import { scrollPages } from './scroll.ts';
import { onStage, type Stage } from './serve-and-browse.ts';
import { visitPages } from './visit.ts';
import { routesOf } from '../../test-support/browsers/routes-of.ts';

const BENCHES: Record<string, (stage: Stage, routes: string[], runs: number) => Promise<void>> = {
  visit: visitPages,
  navigate: navigatePages,
  scroll: scrollPages,
  lighthouse: lighthousePages,
};

await command(
  {
    name: 'bench -- browser',
    about: 'Measures what a visit of a built site costs.',
    options: { site: SITE_OPTION },
    operands: `${Object.keys(BENCHES).join('|')} [RUNS] [ROUTE ...]`,
    examples: [
      'npm run bench -- browser visit',
      'npm run bench -- browser lighthouse 5 / /about-us',
      'npm run bench -- browser lighthouse --site ../my-site',
    ],
    notes: 'The median is taken of 3 runs if not said otherwise; without a route all are measured.',
  },
  async ({ values: { site }, positionals: [name = '', ...rest] }) => {
    const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (!bench) throw new UsageError('What is to be measured?');
    const routes = routesOf(join(site, 'dist'));
    const named = rest.filter((word) => word.startsWith('/'));
    const runs = Number(rest.find((word) => /^\d+$/.test(word)) ?? 3);
    const strange = named.filter((route) => !routes.includes(route));
    if (strange.length > 0) throw new UsageError(`No pages: ${strange.join(', ')}.`);
    await onStage(site, (stage) => bench(stage, named.length > 0 ? named : routes, runs));
    return true;
  },
);
