import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { SiteFiles } from './site-files.ts';

/**
 * All files below a folder of the site, as paths from the site folder, in alphabetical order.
 * Hidden files are passed over. A symbolic link to a file is listed (reading it checks where it
 * leads); one to a folder is refused, because it may loop or leave the site.
 */
export function listFiles(
  { folder: siteFolder, unsaved = new Map() }: SiteFiles,
  folder: string,
): { files: string[]; problems: Diagnostic[] } {
  const files: string[] = [];
  const problems: Diagnostic[] = [];

  function visit(entry: Dirent, path: string): void {
    if (entry.name.startsWith('.')) return;
    if (entry.isDirectory() && !entry.name.endsWith('.yaml')) list(path);
    else if (entry.isSymbolicLink() && isFolder(join(siteFolder, path))) {
      problems.push(diagnosticOfFile(path, linkedFolder));
    } else files.push(path);
  }

  function list(path: string): void {
    const entries = readdirSync(join(siteFolder, path), { withFileTypes: true });
    for (const entry of entries) visit(entry, `${path}/${entry.name}`);
  }

  if (isFolder(join(siteFolder, folder))) list(folder);
  else if (existsSync(join(siteFolder, folder))) problems.push(diagnosticOfFile(folder, noFolder));
  const gone = new Set(unsaved.keys());
  const fresh = [...unsaved]
    .filter(([file, text]) => text !== undefined && file.startsWith(`${folder}/`))
    .map(([file]) => file);
  return { files: [...files.filter((file) => !gone.has(file)), ...fresh].toSorted(), problems };
}

const linkedFolder = {
  id: 'file-outside-site',
  message: 'This folder is a symbolic link. The site does not follow links.',
  suggestion: 'Copy the folder into the site folder.',
} as const;

const noFolder = {
  id: 'file-unreadable',
  message: 'This is a file, but a folder is expected here.',
  suggestion: 'Rename or delete the file.',
} as const;

/** Whether a path leads to a folder, also over a symbolic link. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
