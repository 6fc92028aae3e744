import { command, UsageError } from '../../commands/door/command.ts';
import { lighthousePages } from './lighthouse.ts';
import { navigatePages } from './navigate.ts';
import { onStage, type Stage } from './serve-and-browse.ts';
import { visitPages } from './visit.ts';

const BENCHES: Record<string, (stage: Stage, routes: string[], runs: number) => Promise<void>> = {
  visit: visitPages,
  navigate: navigatePages,
  lighthouse: lighthousePages,
};

await command(
  {
    name: 'bench -- browser',
    about: 'Measures what a visit of the built site costs.',
    options: {},
    operands: `${Object.keys(BENCHES).join('|')} [RUNS] [ROUTE ...]`,
    examples: [
      'npm run bench -- browser visit',
      'npm run bench -- browser lighthouse 5 / /about-us',
    ],
    notes: 'The median is taken of 3 runs if not said otherwise; without a route all are measured.',
  },
  async ({ positionals: [name = '', ...rest] }) => {
    const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
    if (!bench) throw new UsageError('What is to be measured?');
    // They are those of the built site, which explaining this command does not need.
    const { ROUTES } = await import('../../test-support/browsers/routes.ts');
    const named = rest.filter((word) => word.startsWith('/'));
    const runs = Number(rest.find((word) => /^\d+$/.test(word)) ?? 3);
    const strange = named.filter((route) => !ROUTES.includes(route));
    if (strange.length > 0) throw new UsageError(`No pages: ${strange.join(', ')}.`);
    await onStage((stage) => bench(stage, named.length > 0 ? named : ROUTES, runs));
    return true;
  },
);
