import { ROUTES } from '../../tests/browser/support/routes.ts';
import { lighthousePages } from './lighthouse.ts';
import { navigatePages } from './navigate.ts';
import { onStage, type Stage } from './serve-and-browse.ts';
import { visitPages } from './visit.ts';

/*
 * `npm run bench -- visitors visit|navigate|lighthouse [RUNS] [ROUTE...]`: what a visit of the built site costs.
 */
const BENCHES: Record<string, (stage: Stage, routes: string[], runs: number) => Promise<void>> = {
  visit: visitPages,
  navigate: navigatePages,
  lighthouse: lighthousePages,
};

const [name = '', ...rest] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
const named = rest.filter((word) => word.startsWith('/'));
const runs = Number(rest.find((word) => /^\d+$/.test(word)) ?? 3);
const strange = named.filter((route) => !ROUTES.includes(route));
if (strange.length > 0) console.log(`No pages: ${strange.join(', ')}`);
const routes = named.length > 0 ? named.filter((route) => ROUTES.includes(route)) : ROUTES;

if (!bench) {
  console.log(
    `Usage: npm run bench -- visitors ${Object.keys(BENCHES).join('|')} [RUNS] [ROUTE...]`,
  );
  process.exitCode = 2;
} else if (routes.length > 0) {
  await onStage((stage) => bench(stage, routes, runs));
}
