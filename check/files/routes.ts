import type { Explanation, Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { explainReserved } from './reserved-routes.ts';

const extension = '.yaml';

/** The address of a page: pages/index.yaml is /, pages/services/audits.yaml is /services/audits. */
export function routeOf(file: string): string {
  const path = file.slice('pages'.length, -extension.length);
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/**
 * Finds the address of each page file.
 *
 * @returns files by address, and problems with the names of files
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

function notAPage(file: string): Explanation {
  const isYaml = /\.ya?ml$/i.test(file);
  return {
    id: 'file-not-a-page',
    message: 'The name of a page ends in .yaml, and nothing but pages lies below pages/.',
    suggestion: isYaml
      ? `Rename it to ${file.replace(/\.ya?ml$/i, extension)}.`
      : 'Move the file elsewhere; pictures belong below media/.',
  };
}

function wrongName(route: string): Explanation {
  const tidy = route
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/-*\/-*|-+$/g, (part) => part.replaceAll('-', ''));
  return {
    id: 'wrong-route-name',
    message: `The address of this page would be ${route}; addresses have small letters, digits and single hyphens only.`,
    suggestion: /[a-z0-9]$/.test(tidy) ? `Rename the file to pages${tidy}${extension}.` : undefined,
  };
}
