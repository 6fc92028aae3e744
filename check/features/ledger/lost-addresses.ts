import { problemAt } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import type { Explanation } from '../../diagnostics/codes.ts';
import { didYouMean, nearest } from '../../diagnostics/did-you-mean.ts';
import { SourceText } from '../../diagnostics/source-text.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { listPageAt } from '../../model/entries/list-pages.ts';
import { searchPages } from '../../routes/search-pages.ts';
import type { LanguagePlan } from '../../model/plan.ts';
import { LEDGER_FILE, type LedgerFile } from '../../model/ledger.ts';

interface Present {
  /** The files of all pages, by address. */
  routes: ReadonlyMap<string, string>;
  languages: Pick<LanguagePlan, 'fallbacks'>;
}

/**
 * Finds addresses that were published once and that nothing answers for any more: no page, no redirect, and no word that
 * they are gone.
 * @param site the data of site.yaml, whose form is judged elsewhere
 */
export function findLostAddresses(
  { text, ledger, unreadable }: LedgerFile,
  site: unknown,
  { routes, languages }: Present,
): Diagnostic[] {
  if (text === '') return [];
  const source = new SourceText(text);
  const redirects = isRecord(site) && isRecord(site['redirects']) ? site['redirects'] : {};
  const gone: unknown[] = isRecord(site) && Array.isArray(site['gone']) ? site['gone'] : [];
  const isAnswered = (route: string): boolean =>
    routes.has(route) ||
    Object.hasOwn(languages.fallbacks, route) ||
    Object.hasOwn(redirects, route) ||
    gone.includes(route);
  // A further page of a list goes with the first, which is told of: see `movedListPages`.
  const lost = [...ledger.keys()].filter(
    (route) => !isAnswered(route) && listPageAt(route).number === 1,
  );
  const searches = isRecord(site) ? [...searchPages({ ...site, search: true }).values()] : [];
  return [
    ...unreadable.map((at) =>
      problemAt(LEDGER_FILE, source, at, {
        id: 'wrong-ledger-line',
        message: 'This line does not belong in the list of published addresses.',
        suggestion: /^[<=>|]{7}/.test(text.slice(...at))
          ? 'It is left over from a merge: keep the lines of both sides, and delete this one.'
          : 'A line is an address, a date and a digest. Restore it from version control.',
      }),
    ),
    ...lost.map((route) => {
      const start = `\n${text}`.indexOf(`\n${route} `);
      return problemAt(LEDGER_FILE, source, [start, start + route.length], {
        id: 'lost-address',
        ...(searches.includes(route) ? explainSearch(route) : explain(route, [...routes.keys()])),
      });
    }),
  ];
}

function explainSearch(route: string): Omit<Explanation, 'id'> {
  return {
    message: `${route} was published, but no longer exists; it was the list of all pages, which is part of the search.`,
    suggestion:
      'Write `search: true` in site.yaml, redirect it under `redirects:`, or list it under `gone:`.',
  };
}

function explain(route: string, routes: readonly string[]): Omit<Explanation, 'id'> {
  return {
    message: `${route} was published, but no longer has a page; it was pages${route === '/' ? '/index' : route}.yaml.`,
    suggestion: adviceFor(route, routes),
  };
}

/** A page that has moved into another folder keeps the end of its address; else the most similar address is meant. */
function adviceFor(route: string, routes: readonly string[]): string {
  const end = route.slice(route.lastIndexOf('/'));
  const sameEnd = routes.filter((other) => other.endsWith(end));
  const matches = nearest(route, sameEnd.length > 0 ? sameEnd : routes, 1);
  const [to = '/'] = matches;
  const moved = `If it has moved, run \`npm run rename -- ${route.slice(1)} ${to.slice(1)}\``;
  return `${didYouMean(matches) ?? ''} ${moved}; if it is gone for good, list it under \`gone:\` in site.yaml.`.trim();
}
