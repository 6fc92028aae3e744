import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/*
 * `npm run bench -- code [DIR]`: what a newcomer meets in the source: how many files and lines, the fullest folder, the
 * longest chain of imports, and the types that a page passes through. DIR is a checkout; without it, this one.
 */

/** Tests, measurements, generated files and the generators of the first site's art are no product. */
const NO_PRODUCT =
  /\.(test|spec|d)\.tsx?$|^(tests|test-support|bench|media|tools)\/|\/generated\/|render-on-site\.tsx$/;

const root = process.argv[2] ?? '.';
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => !NO_PRODUCT.test(file));
const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** The product's files that a file imports, types included. */
function importsOf(file: string): string[] {
  const specifiers = (texts.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...specifiers]
    .map(([, specifier = '']) => normalize(join(dirname(file), specifier)))
    .filter((target) => texts.has(target));
}

const chains = new Map<string, string[]>();

/** The longest way from a file along its imports, the file first. There are no cycles. */
function chainFrom(file: string): string[] {
  const known = chains.get(file);
  if (known) return known;
  const longest = importsOf(file)
    .map(chainFrom)
    .reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  const chain = [file, ...longest];
  chains.set(file, chain);
  return chain;
}

const lines = [...texts.values()].map((text) => text.split('\n').length - 1).sort((a, b) => a - b);
const inFolder = new Map<string, number>();
for (const file of files) inFolder.set(dirname(file), (inFolder.get(dirname(file)) ?? 0) + 1);
const [fullest] = [...inFolder].sort((a, b) => b[1] - a[1]);
const chain = files.map(chainFrom).reduce((a, b) => (b.length > a.length ? b : a), []);
const declarations = [...texts.values()].flatMap((text) => [
  ...text.matchAll(/^(?:export )?(?:interface|class|type) (\w*Page\w*)/gm),
]);
const pageTypes = new Set(declarations.map(([, name = '']) => name));

console.log(`files                 ${files.length}`);
console.log(`lines                 ${lines.reduce((sum, count) => sum + count, 0)}`);
console.log(`median, longest file  ${lines[lines.length >> 1]}, ${lines.at(-1)}`);
console.log(`fullest folder        ${fullest?.[0]}: ${fullest?.[1]}`);
console.log(`longest import chain  ${chain.length}: ${chain.join(' > ')}`);
console.log(`Page* types           ${pageTypes.size}: ${[...pageTypes].sort().join(', ')}`);
