import type { Explanation, Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { explainReserved } from './reserved-routes.ts';
import { slugify } from '../diagnostics/slugify.ts';

const extension = '.yaml';
export const home = 'pages/index.yaml';

/** The address of a page: pages/index.yaml is /, pages/services/audits.yaml is /services/audits. */
export function routeOf(file: string): string {
  const path = file.slice('pages'.length).replace(/\.ya?ml$/i, '');
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/**
 * Finds the address of each page file.
 *
 * @returns files by address, and problems with the names of files. A file that is a page but for the
 * end of its name has its address, too, so that links to it are not wrong as well.
 */
export function collectRoutes(files: readonly string[]): {
  routes: Map<string, string>;
  problems: Diagnostic[];
} {
  const routes = new Map<string, string>();
  const problems: Diagnostic[] = [];
  const taken = new Map<string, string>();
  for (const file of files) {
    const report = (explanation: Explanation) => problems.push(diagnosticOfFile(file, explanation));
    if (!file.endsWith(extension)) {
      report(notAPage(file));
      const route = routeOf(file);
      if (isYaml(file) && !files.includes(`pages${route}${extension}`)) routes.set(route, file);
      continue;
    }
    const route = routeOf(file);
    // Some file systems and servers do not tell capital letters from small ones.
    const other = taken.get(route.toLowerCase());
    if (other !== undefined) {
      report({
        id: 'duplicate-route',
        message: `This file and ${other} have the same address, ${route}.`,
        suggestion: 'Delete or rename one of them.',
      });
    } else if (!/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(route)) {
      report(wrongName(route));
    } else {
      const message = explainReserved(route);
      if (message) report({ id: 'reserved-route', message, suggestion: 'Rename the file.' });
    }
    taken.set(route.toLowerCase(), other ?? file);
    if (other === undefined) routes.set(route, file);
  }
  return { routes, problems };
}

/** Says that no page is at /; links to it are right all the same. */
export function checkHome(routes: ReadonlyMap<string, string>): Diagnostic[] {
  if (routes.has('/')) return [];
  const message = 'This site has no home page.';
  return [diagnosticOfFile(home, { id: 'missing-home', message, suggestion: `Write ${home}.` })];
}

function isYaml(file: string): boolean {
  return /\.ya?ml$/i.test(file);
}

function notAPage(file: string): Explanation {
  return {
    id: 'file-not-a-page',
    message: 'The name of a page ends in .yaml, and nothing but pages lies below pages/.',
    suggestion: isYaml(file)
      ? `Rename it to ${file.replace(/\.ya?ml$/i, extension)}.`
      : 'Move the file elsewhere; pictures belong below media/.',
  };
}

function wrongName(route: string): Explanation {
  const steps = route.split('/').slice(1).map(slugify);
  return {
    id: 'wrong-route-name',
    message: `The address of this page would be ${route}; addresses have small letters, digits and single hyphens only.`,
    suggestion: steps.includes('')
      ? undefined
      : `Rename the file to pages/${steps.join('/')}${extension}.`,
  };
}
