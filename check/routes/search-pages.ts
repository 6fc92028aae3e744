import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import { counterpartOf, furtherLanguages, mainLanguage } from '../model/plan.ts';
import { isRecord } from '../../schema/is-record.ts';

/** The list of all pages, which the build makes of a site with a search. */
const LIST = '/search';

/** The addresses of the lists of all pages, by language; none on a site without a search. */
export function searchPages(site: unknown): Map<string, string> {
  if (!isRecord(site) || site['search'] !== true) return new Map();
  return new Map([
    [mainLanguage(site), LIST],
    ...furtherLanguages(site).map((tag) => [tag, counterpartOf(LIST, tag)] as const),
  ]);
}

/**
 * Adds the lists of all pages, one a language, to the addresses of a site with a search.
 *
 * @param site the data of site.yaml, checked or not
 * @param routes files by address, to be added to
 * @returns problems of pages that have such an address themselves
 */
export function addSearchPages(site: unknown, routes: Map<string, string>): Diagnostic[] {
  return [...searchPages(site).values()].flatMap((address) => {
    const file = routes.get(address);
    // There is no such file; the build writes what would be made of it.
    if (file === undefined) routes.set(address, `pages${address}.yaml`);
    return file === undefined ? [] : [taken(file, address)];
  });
}

function taken(file: string, address: string): Diagnostic {
  return diagnosticOfFile(file, {
    id: 'reserved-route',
    message: `${address} is the list of all pages, so no page can have that address.`,
    suggestion: 'Rename the file, or remove `search: true` from site.yaml.',
  });
}
