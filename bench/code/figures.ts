import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Tests, measurements, generated files and the generators of the first site's art are not a product. */
const NO_PRODUCT =
  /\.(test|spec|d)\.tsx?$|^(tests|test-support|bench|media|tools)\/|\/generated\/|render-on-site\.tsx$/;

type Texts = ReadonlyMap<string, string>;

/** What a newcomer meets in the source. */
export interface CodeFigures {
  files: number;
  lines: number;
  /** Lines of the file in the middle. */
  median: number;
  longestFile: { file: string; lines: number };
  /** Files of one level, those in folders of it not counted. */
  fullestFolder: { folder: string; files: number };
  /** How many of these files one imports, types included, on average. */
  imports: number;
  /** The longest way along imports, types included, the importing file first. */
  longestChain: string[];
  /** Names of types with `Page` in them, in alphabetical order. */
  pageTypes: string[];
}

/**
 * Reads the product's source in a checkout, as git knows it.
 * @throws if it is not a checkout of git
 */
export function codeFigures(root: string): CodeFigures {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => !NO_PRODUCT.test(file) && existsSync(join(root, file)));
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const sizes = [...texts]
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const inFolder = new Map<string, number>();
  for (const file of files) inFolder.set(dirname(file), (inFolder.get(dirname(file)) ?? 0) + 1);
  const [[folder, most] = ['', 0]] = [...inFolder].sort((a, b) => b[1] - a[1]);
  const chains = new Map<string, string[]>();
  const longestChain = files
    .map((file) => chainFrom(file, texts, chains))
    .reduce((a, b) => (b.length > a.length ? b : a), []);
  const declarations = [...texts.values()].flatMap((text) => [
    ...text.matchAll(/^(?:export )?(?:interface|class|type) (\w*Page\w*)/gm),
  ]);
  const pageTypes = new Set(declarations.map(([, name = '']) => name));
  return {
    files: files.length,
    lines: sizes.reduce((sum, { lines }) => sum + lines, 0),
    median: sizes[sizes.length >> 1]?.lines ?? 0,
    longestFile: sizes.at(-1) ?? { file: '', lines: 0 },
    fullestFolder: { folder, files: most },
    imports: files.flatMap((file) => importsOf(file, texts)).length / files.length,
    longestChain,
    pageTypes: [...pageTypes].sort(),
  };
}

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
