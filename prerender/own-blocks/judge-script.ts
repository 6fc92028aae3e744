import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import type { SourceExplanation } from '../../check/diagnostics/codes.ts';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { judgeNames } from './judge-names.ts';
import { PIECES_MODULE } from '../bundle/plugins/own-imports.ts';
import { PIECES, REACT } from '../bundle/plugins/allowed-imports.ts';

/** A file of a block, and what is next to it. */
export interface BlockFile {
  /** From the site folder, with slashes. */
  file: string;
  /** Whether it is the one that draws the block. */
  isComponent: boolean;
  isThere: (file: string) => boolean;
}

type ParsedModule = ReturnType<typeof parseSync>['module'];
type StaticImport = ParsedModule['staticImports'][number];

const id = 'wrong-block-component';

/** What keeps a script of a block from being built. After a syntax error the rest is guesswork. */
export function judgeScript(text: string, block: BlockFile): SourceExplanation[] {
  const { module, program, errors } = parseSync(block.file, text, { showSemanticErrors: true });
  const [error] = errors;
  if (error) {
    const { start = 0, end = start + 1 } = error.labels[0] ?? {};
    return [{ id, at: [start, end], message: `The compiler cannot read this: ${error.message}` }];
  }
  const inner = innerModuleCode(program);
  if (inner) {
    const message = `The compiler allows ${inner.type === 'ImportDeclaration' ? 'imports' : 'exports'} only at the top of a file, not inside a function.`;
    return [{ id, at: [inner.start, inner.end], message, suggestion: 'Move it out.' }];
  }
  const { staticImports, dynamicImports, staticExports } = module;
  const faults = [
    ...staticImports.flatMap((found) => judgeImport(found, block)),
    ...judgeNames(program),
  ];
  for (const { start, end } of dynamicImports)
    faults.push({
      id,
      at: [start, end],
      message: 'A block cannot use dynamic imports.',
      suggestion: 'Import it at the top of the file.',
    });
  const names = staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName));
  if (block.isComponent && !names.some(({ kind }) => kind === 'Default'))
    faults.push({
      id,
      at: [0, 1],
      message: 'This file does not export a component.',
      suggestion:
        'Write `export default function` in front of the function that renders the block.',
    });
  return faults;
}

/** The first import or export within something else, which the parser passes over and the compiler does not. */
function innerModuleCode(program: ESTree.Program): ESTree.Node | undefined {
  const outer = new Set<ESTree.Node>(program.body);
  let inner: ESTree.Node | undefined;
  const note = (node: ESTree.Node) => {
    if (!outer.has(node)) inner ??= node;
  };
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportDefaultDeclaration: note,
    ExportAllDeclaration: note,
  }).visit(program);
  return inner;
}

function judgeImport(
  { moduleRequest, entries }: StaticImport,
  block: BlockFile,
): SourceExplanation[] {
  const { value, start, end } = moduleRequest;
  const at = [start, end] as const;
  if (value === PIECES) return entries.flatMap(({ importName }) => judgePiece(importName));
  if (REACT.includes(value)) return [];
  if (!value.startsWith('.')) {
    const message = `A block can import only from react, ${PIECES} and its own folder, not from ${value}.`;
    return [{ id, at, message, suggestion: didYouMean(closest(value, [PIECES, ...REACT])) }];
  }
  const target = posix.join(posix.dirname(block.file), value);
  const folder = block.file.split('/').slice(0, 2).join('/');
  if (!target.startsWith(`${folder}/`)) {
    const message = `${value} is outside the folder of the block, which must work when copied alone.`;
    return [{ id, at, message, suggestion: `Copy the code you need into ${folder}.` }];
  }
  // Written by the engine, and holding types alone.
  if (target === `${folder}/data.d.ts` || block.isThere(target)) return [];
  const message = `There is no file ${target}.`;
  return [{ id, at, message, suggestion: 'An import must name the file with its ending.' }];
}

function judgePiece({
  name,
  start,
  end,
}: StaticImport['entries'][number]['importName']): SourceExplanation[] {
  const names = listPieces();
  if (name === null || names.includes(name)) return [];
  const message = `${PIECES} does not export \`${name}\`.`;
  const suggestion = didYouMean(closest(name, names)) ?? `It exports ${names.join(', ')}.`;
  return [{ id, at: [start ?? 0, end ?? 1], message, suggestion }];
}

let pieces: string[] | undefined;

/** The names of all that the engine offers to blocks. */
function listPieces(): string[] {
  return (pieces ??= parseSync(PIECES_MODULE, readFileSync(PIECES_MODULE, 'utf8'))
    .module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName }) => exportName.name ?? []),
    )
    .toSorted());
}
