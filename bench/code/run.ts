import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { command } from '../../commands/door/command.ts';

/** Tests, measurements, generated files and the generators of the first site's art are no product. */
const NO_PRODUCT =
  /\.(test|spec|d)\.tsx?$|^(tests|test-support|bench|media|tools)\/|\/generated\/|render-on-site\.tsx$/;

type Texts = ReadonlyMap<string, string>;

/** The product's files that a file imports, types included. */
function importsOf(file: string, texts: Texts): string[] {
  const specifiers = (texts.get(file) ?? '').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...specifiers]
    .map(([, specifier = '']) => normalize(join(dirname(file), specifier)))
    .filter((target) => texts.has(target));
}

/**
 * The longest way from a file along its imports, the file first. There are no cycles.
 * @param chains what is known of other files already
 */
function chainFrom(file: string, texts: Texts, chains: Map<string, string[]>): string[] {
  const known = chains.get(file);
  if (known) return known;
  const longest = importsOf(file, texts)
    .map((target) => chainFrom(target, texts, chains))
    .reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  const chain = [file, ...longest];
  chains.set(file, chain);
  return chain;
}

function printFigures(root: string): void {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !NO_PRODUCT.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const lines = [...texts.values()]
    .map((text) => text.split('\n').length - 1)
    .sort((a, b) => a - b);
  const inFolder = new Map<string, number>();
  for (const file of files) inFolder.set(dirname(file), (inFolder.get(dirname(file)) ?? 0) + 1);
  const [fullest] = [...inFolder].sort((a, b) => b[1] - a[1]);
  const chains = new Map<string, string[]>();
  const chain = files
    .map((file) => chainFrom(file, texts, chains))
    .reduce((a, b) => (b.length > a.length ? b : a), []);
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
}

await command(
  {
    name: 'bench -- code',
    about:
      'Says what a newcomer meets in the source: how many files and lines, the fullest folder, the longest chain of ' +
      'imports, and the types that a page passes through.',
    options: {},
    operands: '[DIR]',
    examples: ['npm run bench -- code', 'npm run bench -- code ../other-checkout'],
    notes: 'DIR is a checkout; this one if none is named.',
  },
  ({ positionals: [root = '.'] }) => {
    printFigures(root);
    return Promise.resolve(true);
  },
);
