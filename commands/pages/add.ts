import { addEntry } from '../../authoring/add/add-entry.ts';
import { addItem } from '../../authoring/add/add-item.ts';
import { listAddable } from '../../authoring/add/addable.ts';
import { findLists } from '../../authoring/add/find-list.ts';
import { ownPages } from '../../authoring/own-pages.ts';
import { readPageName } from '../../authoring/page-name.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { openSite } from '../../check/open-site.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

/** What is a page of its own, and no item of a list. */
const ENTRY = 'entry';

await command(
  {
    name: 'add',
    about:
      'Adds an item to a list of a page, such as a person or a press release, or an entry to a folder of pages, with a comment at each field.',
    options: {
      block: { type: 'string', value: 'N', help: 'the block of the page, if there are several' },
      list: {
        type: 'boolean',
        default: false,
        help: 'list everything that can be added, and where',
      },
      site: SITE_OPTION,
    },
    operands: 'WHAT [WHERE] [TITLE]',
    examples: [
      'npm run add -- press-release "A second office"',
      'npm run add -- person about/team "Ada Lindqvist"',
      'npm run add -- entry resources/blog "Before the first frost"',
      'npm run add -- --list',
    ],
    notes:
      'WHERE is the page with the list, if there are several; for an entry it is the folder in pages/.',
  },
  async ({ values, positionals }) => {
    const { site, block, list } = values;
    const opened = openSite(site);
    const [name, ...rest] = positionals;
    if (list) {
      console.log(describeAll(opened));
      return true;
    }
    if (name === undefined) throw new UsageError('Name the item to add; --list shows all.');
    if (rest.length > 2)
      throw new UsageError(`Put the title in quotes: "${rest.slice(1).join(' ')}".`);
    const inSite = (path: string) => pathFromHere(site, path);
    if (name === ENTRY) {
      const [folder, title] = rest;
      if (folder === undefined || title === undefined)
        throw new UsageError('An entry needs its folder and its title.');
      const { file, route, unwritten } = await addEntry(opened, folder, title);
      console.log(`Wrote ${inSite(file)}. Its address is ${route}.`);
      console.log(
        `${unwritten} texts are examples; the check warns about each until you write your own.`,
      );
      return true;
    }
    const { where, title } = readOperands(opened, rest);
    const added = await addItem(opened, {
      name,
      title,
      route: where,
      position: blockNumber(block),
    });
    const { file, position, addable } = added.list;
    console.log(
      `Added: ${addable.name} at ${inSite(file)}:${added.line} (block ${position}, ${addable.type}).`,
    );
    if (added.picture !== undefined) {
      console.log(
        `The picture ${added.picture} is a placeholder: add your own to media/ and name it here.`,
      );
    }
    if (added.toFill.length > 0) {
      console.log('Fill in:');
      for (const { line, message } of added.toFill)
        console.log(`  ${inSite(file)}:${line}  ${message}`);
    }
    return true;
  },
);

/** One word alone is the page, if there is such a page, or else the title. */
function readOperands(
  opened: OpenedSite,
  [first, second]: readonly string[],
): { where?: string | undefined; title?: string | undefined } {
  if (first === undefined) return {};
  if (second !== undefined) return { where: readPageName(first).route, title: second };
  const pages = ownPages(opened);
  const where = /^[a-z0-9/.-]+$/.test(first) ? readPageName(first).route : undefined;
  return where !== undefined && pages.has(where) ? { where } : { title: first };
}

/** @throws if it is not a number of a block */
function blockNumber(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(given)) return Number(given);
  throw new Error(`--block must be the number of a block, from 1, but is ${given}.`);
}

/** Everything that the pages of a site have a list for, with the pages. */
function describeAll(opened: OpenedSite): string {
  const lists = findLists(opened, listAddable(opened.context.schemas));
  const names = [...new Set(lists.map(({ addable }) => addable.name))].toSorted();
  const rows = names.map((name): [string, string] => {
    const pages = lists.filter(({ addable }) => addable.name === name).map(({ route }) => route);
    return [name, [...new Set(pages)].join(', ')];
  });
  const width = Math.max(ENTRY.length, ...names.map(({ length }) => length)) + 2;
  return [...rows, [ENTRY, 'a separate page, in any folder of pages/']]
    .map(([name = '', pages = '']) => `  ${name.padEnd(width)}${pages}`)
    .join('\n');
}
