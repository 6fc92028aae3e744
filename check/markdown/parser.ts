import { createRequire } from 'node:module';
import type { Root } from 'mdast';
import { isRecord } from '../../schema/is-record.ts';

const require = createRequire(import.meta.url);

type FromMarkdown = typeof import('mdast-util-from-markdown');
type GfmTable = typeof import('micromark-extension-gfm-table');
type GfmTableTree = typeof import('mdast-util-gfm-table');

let parser: ((text: string) => Root) | undefined;

/**
 * CommonMark with tables, by the parser of the unified project. It is loaded for the first text in Markdown: reading
 * its modules takes longer than the check of a site that has none.
 */
export function parseMarkdown(text: string): Root {
  parser ??= loadParser();
  return parser(text);
}

function loadParser(): (text: string) => Root {
  const { fromMarkdown } = load<FromMarkdown>('mdast-util-from-markdown', 'fromMarkdown');
  const { gfmTable } = load<GfmTable>('micromark-extension-gfm-table', 'gfmTable');
  const { gfmTableFromMarkdown } = load<GfmTableTree>(
    'mdast-util-gfm-table',
    'gfmTableFromMarkdown',
  );
  const options = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  return (text) => fromMarkdown(text, options);
}

/** @param exported what the package is loaded for */
function load<Module>(name: string, exported: keyof Module): Module {
  const module: unknown = require(name);
  if (!exports<Module>(module, exported)) throw new Error(`The package ${name} is not as it was.`);
  return module;
}

function exports<Module>(module: unknown, name: keyof Module): module is Module {
  return isRecord(module) && name in module;
}
