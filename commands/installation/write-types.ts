import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { listBelow } from '../../check/files/list-below.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';

/** Declarations already, which the compiler reads and does not emit. */
const DECLARATIONS = ['schema/generated/content.d.ts', 'schema/generated/data.d.ts'];

/** A module of the engine that a declaration names. */
const IMPORTED = /(?:from|import\() ?'(\.[^']+)'/g;

/**
 * Writes declarations of what package.json exports, and of all that these name.
 * @param folder is made
 */
export function writeTypes(folder: string): void {
  const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(typescript), 'bin/tsc');
  const args = [compiler, '--project', 'tsconfig.types.json', '--outDir', folder];
  execFileSync(process.execPath, args, { cwd: ENGINE, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const file of DECLARATIONS) cpSync(join(ENGINE, file), join(folder, file));
  removeUnnamed(folder);
  // A block that imports its pieces imports a style sheet as well.
  const block = join(folder, 'renderer/block.d.ts');
  const reference = '/// <reference path="../../../renderer/css-modules.d.ts" />';
  writeFileSync(block, `${reference}\n${readFileSync(block, 'utf8')}`);
}

/** The compiler writes a declaration of every module that it has read; most are named by none of the others. */
function removeUnnamed(folder: string): void {
  const { files } = readJson(join(ENGINE, 'tsconfig.types.json'), isRecord);
  const faces = Array.isArray(files) ? files.map((file) => join(folder, String(file))) : [];
  const named = new Set(faces.map(declarationOf));
  // The set grows meanwhile.
  for (const file of named) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
      named.add(declarationOf(resolve(dirname(file), path)));
  }
  for (const file of listBelow(folder))
    if (!named.has(join(folder, file))) rmSync(join(folder, file));
}

function declarationOf(module: string): string {
  return module.endsWith('.d.ts') ? module : module.replace(/\.tsx?$/, '.d.ts');
}
