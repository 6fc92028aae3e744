import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { writeOwn } from '../../prerender/own-blocks/write-own.ts';
import { installPacked, packEngine } from '../../test-support/package/install-packed.ts';

/*
 * What programs get of the package: its types, compiled as in any project, and nothing but what it exports.
 */
const ROOT = join(import.meta.dirname, '../..');
const SITE = mkdtempSync(join(tmpdir(), 'typed-'));

/** The first line of an example names its file. */
const EXAMPLE = /^```\w+\n(?:\/\/|\/\*) (\S+)(?: \*\/)?\n([^]*?)^```$/gm;

const OPTIONS = ['--strict', '--module', 'nodenext', '--jsx', 'react-jsx'];

beforeAll(() => {
  installPacked(packEngine(), SITE);
  write('package.json', JSON.stringify({ type: 'module', dependencies: { [manifest.name]: '*' } }));
});
afterAll(() => rmSync(SITE, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(SITE, file)), { recursive: true });
  writeFileSync(join(SITE, file), text);
}

/** Compiles files with no configuration but the usual options. Returns what the compiler has to say. */
function compile(...files: string[]): string {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...OPTIONS, '--noEmit', '--types', '', ...files];
  return spawnSync(process.execPath, args, { cwd: SITE, encoding: 'utf8' }).stdout;
}

it('the block of docs/blocks-of-your-own.md compiles', () => {
  const guide = readFileSync(join(ROOT, 'docs/blocks-of-your-own.md'), 'utf8');
  for (const [, file = '', text = ''] of guide.matchAll(EXAMPLE)) write(file, text);
  writeOwn(SITE);
  expect(compile('blocks/opening-note/index.tsx')).toBe('');
});

it('the feature of docs/features-of-your-own.md compiles', () => {
  const guide = readFileSync(join(ROOT, 'docs/features-of-your-own.md'), 'utf8');
  for (const [, file = '', text = ''] of guide.matchAll(EXAMPLE)) write(file, text);
  expect(compile('features/llms.ts')).toBe('');
});

it('a field that the schema of the block lacks is an error', () => {
  const component = readFileSync(join(SITE, 'blocks/opening-note/index.tsx'), 'utf8');
  write('blocks/opening-note/index.tsx', component.replace('{way.label}', '{way.lable}'));
  expect(compile('blocks/opening-note/index.tsx')).toMatch(
    /^blocks\/opening-note\/index\.tsx\(\d+,\d+\): error TS2551: Property 'lable' does not exist/,
  );
});

it('a piece of another module is private', () => {
  write('private.ts', `import '${manifest.name}/renderer/ui/media/Picture.tsx';\n`);
  expect(compile('private.ts')).toContain('error TS2882');
});
