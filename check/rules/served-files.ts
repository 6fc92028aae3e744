import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Explanation, type Diagnostic, diagnosticOfFile } from '../diagnostics/diagnostic.ts';

/** What runs in a drawing that is opened by itself, or leads to what does. */
const RUNS =
  /<script\b|<foreignObject\b|\son[a-z]+\s*=\s*["']|(?:href|src)\s*=\s*["']\s*javascript:/i;

/**
 * Finds files that everybody would get and nobody should: those that a symbolic link brings from outside the site
 * folder, and drawings that run something.
 *
 * @param siteFolder absolute path without symbolic links, as `realpath` gives it
 * @param folder media or public; hidden files in it are looked at, too, because `.well-known` is served
 */
export function checkServedFiles(siteFolder: string, folder: string): Diagnostic[] {
  const root = join(siteFolder, folder);
  if (!existsSync(root)) return [];
  // Entries with their types: by names alone, links to folders would be followed.
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const explanation = explain(siteFolder, path);
      const file = path.slice(siteFolder.length + 1).replaceAll(sep, '/');
      return explanation ? [diagnosticOfFile(file, explanation)] : [];
    });
}

function explain(siteFolder: string, path: string): Explanation | undefined {
  // A link to nothing is found where it is named; one to a folder, where files are listed.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return undefined;
  if (!realpathSync.native(path).startsWith(siteFolder + sep)) {
    return {
      id: 'file-outside-site',
      message: 'This file is a symbolic link to a place outside the site folder.',
      suggestion: 'Copy the file into the site folder.',
    };
  }
  if (!/\.svg$/i.test(path)) return undefined;
  const [found] = RUNS.exec(readFileSync(path, 'utf8')) ?? [];
  return found === undefined
    ? undefined
    : {
        id: 'script-in-drawing',
        message: `This drawing runs a script: it has "${found.trim()}".`,
        suggestion: 'Export it again as a plain drawing, without scripts and embedded pages.',
      };
}
