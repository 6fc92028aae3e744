import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyOperations } from '../../edit/edit-yaml.ts';
import type { Operation } from '../../edit/operation.ts';
import { SCHEMA_VERSION } from '../../schema/schema-version.ts';
import type { Answers } from './answers.ts';
import { drawWordmark } from './wordmark.ts';

const HERE = import.meta.dirname;

/** Where files lie in a site that are not of its content; npm takes no .gitignore into a package. */
const PLACES: Record<string, string> = {
  gitignore: '.gitignore',
  'settings.json': '.vscode/settings.json',
  'extensions.json': '.vscode/extensions.json',
  'check.yml': '.github/workflows/check.yml',
};

/** Wider than this `site.yaml` takes no logo, in pixels; a longer name is shown smaller. */
const WIDEST_LOGO = 280;

/** The files of a new site but for its package.json: texts by path from its folder. */
export function starterFiles({ name, language, url }: Answers): Map<string, string> {
  const files = new Map<string, string>();
  const [base = ''] = language.split('-');
  for (const file of readdirSync(join(HERE, base), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.yaml')) files.set(file.replaceAll('\\', '/'), read(base, file));
  for (const file of readdirSync(join(HERE, 'media')))
    files.set(`media/${file}`, read('media', file));
  for (const [file, place] of Object.entries(PLACES)) files.set(place, read('files', file));

  const { drawing, width } = drawWordmark(name, read('media', 'mark.svg'));
  files.set('media/logo.svg', drawing);
  const [box] = read(base, 'site.yaml').match(/(?<=^email: ).*@/m) ?? [''];
  const email = `${box}${new URL(url).hostname.replace(/^www\./, '')}`;
  change(files, 'site.yaml', [
    { op: 'set', path: '/schemaVersion', value: SCHEMA_VERSION },
    { op: 'set', path: '/name', value: name },
    { op: 'set', path: '/url', value: url },
    { op: 'set', path: '/language', value: language },
    { op: 'set', path: '/email', value: email },
    { op: 'set', path: '/logo/width', value: Math.min(width, WIDEST_LOGO) },
  ]);
  for (const file of files.keys())
    if (file.startsWith('forms/'))
      change(files, file, [{ op: 'set', path: '/deliver/0/address', value: email }]);
  return files;
}

function change(files: Map<string, string>, file: string, operations: Operation[]): void {
  files.set(file, applyOperations(files.get(file) ?? '', operations));
}

function read(folder: string, file: string): string {
  return readFileSync(join(HERE, folder, file), 'utf8');
}
