import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Explanation } from '../diagnostics/codes.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { explainReserved } from '../model/reserved-routes.ts';
import { routeOf } from '../model/route-of.ts';
import { slugify } from '../../schema/texts/slugify.ts';

const extension = '.yaml';
export const home = 'pages/index.yaml';

/**
 * Finds the address of each page file.
 *
 * @returns files by address, and problems with the names of files. A file that is a page but for its
 * name has the address that a right name would give it, too, so that links to it are not wrong as well.
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
      const meant = nameAsPage(file);
      const isCopy = meant !== undefined && files.includes(meant);
      report(notAPage(file, meant, isCopy));
      if (meant !== undefined && !isCopy) routes.set(routeOf(meant), file);
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
      const meant = fittingName(file, files);
      report(wrongName(route, meant));
      if (meant !== undefined && !files.includes(meant)) routes.set(routeOf(meant), file);
    } else {
      const message = explainReserved(route);
      if (message) report({ id: 'reserved-route', message, suggestion: 'Rename the file.' });
    }
    taken.set(route.toLowerCase(), other ?? file);
    if (other === undefined) routes.set(route, file);
  }
  return { routes, problems };
}

/** Says that no page is at /; links to it are right anyway. */
export function checkHome(routes: ReadonlyMap<string, string>): Diagnostic[] {
  if (routes.has('/')) return [];
  const message = 'This site has no home page.';
  return [diagnosticOfFile(home, { id: 'missing-home', message, suggestion: `Write ${home}.` })];
}

/** What editors and systems put behind the name of a page: its kind as they see it, or the mark of a copy. */
const otherEnd = /(?:\.ya?ml)?(?:\.txt|\.md|\.bak|\.orig|~|\s)*$/i;

/** What a file would be called as a page; nothing if it is of another kind, such as a picture. */
function nameAsPage(file: string): string | undefined {
  const stem = file.replace(otherEnd, '');
  return /[^/.]$/.test(stem) && !/\.[^/]*$/.test(stem) ? `${stem}${extension}` : undefined;
}

function notAPage(file: string, meant: string | undefined, isCopy: boolean): Explanation {
  const isYaml = /\.ya?ml/i.test(file);
  return {
    id: 'file-not-a-page',
    message: 'Only pages belong in pages/, and their names end in .yaml.',
    suggestion:
      meant === undefined
        ? 'Move the file elsewhere; pictures belong in media/.'
        : isCopy
          ? `Delete it if it is a copy of ${meant}, or move it elsewhere.`
          : `${isYaml ? 'Rename it' : 'If it is a page, rename it'} to ${meant}.`,
  };
}

function tidyName(route: string): string | undefined {
  const steps = route.split('/').slice(1).map(slugify);
  return steps.includes('') ? undefined : `pages/${steps.join('/')}${extension}`;
}

/** The nearest name that the address of a page allows; nothing if no letter is left. */
function fittingName(file: string, files: readonly string[]): string | undefined {
  // Systems number what is saved or loaded again: "team (1).yaml".
  const original = tidyName(routeOf(file).replace(/ *\(\d+\)$/, ''));
  return original !== undefined && !files.includes(original) ? original : tidyName(routeOf(file));
}

function wrongName(route: string, meant: string | undefined): Explanation {
  return {
    id: 'wrong-route-name',
    message: `The address of this page would be ${route}, but addresses have only lowercase letters, digits and single hyphens.`,
    suggestion: meant && `Rename the file to ${meant}.`,
  };
}
