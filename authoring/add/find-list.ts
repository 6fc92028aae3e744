import { blocksOf } from '../../schema/page-blocks.ts';
import { isRecord } from '../../schema/is-record.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import { routeOf } from '../../check/model/route-of.ts';
import type { Addable } from './addable.ts';

/** A list of a page that something can be added to. */
export interface AddableList {
  file: string;
  route: string;
  /** Of the block, from 1. */
  position: number;
  /** Where the list is in the file. */
  path: (string | number)[];
  addable: Addable;
  /** What it holds, as it is written. */
  items: readonly unknown[];
}

/** All lists of a site's pages that take one of some things; pages that cannot be read are passed over. */
export function findLists(opened: OpenedSite, addables: readonly Addable[]): AddableList[] {
  return opened.pageFiles.flatMap((file) => {
    const read = readYamlFile(opened.context, file);
    const data = 'yaml' in read ? read.yaml.parsed.data : undefined;
    return blocksOf(data).flatMap((block, index) =>
      addables.flatMap((addable): AddableList[] => {
        const { type, field } = addable;
        if (!isRecord(block) || block['type'] !== type) return [];
        const items: unknown = block[field];
        if (!Array.isArray(items) || items.length === 0) return [];
        const path = ['blocks', index, field];
        return [{ file, route: routeOf(file), position: index + 1, path, addable, items }];
      }),
    );
  });
}

/**
 * The one list that is meant.
 * @param name what is to be added
 * @throws if there is none or several, with a sentence that says what to do
 */
export function chooseList(
  lists: readonly AddableList[],
  name: string,
  { route, position }: { route?: string | undefined; position?: number | undefined },
): AddableList {
  const fitting = lists.filter(
    (list) =>
      (route === undefined || list.route === route) &&
      (position === undefined || list.position === position),
  );
  const [first, second] = fitting;
  if (!first) throw new Error(explainNone(lists, name, route));
  if (!second) return first;
  const pages = [...new Set(fitting.map((list) => list.route))];
  throw new Error(
    pages.length > 1
      ? `Several pages have a list for that: ${pages.join(', ')}. Name one, as in: npm run add -- ${name} ${first.route.slice(1)} "Title".`
      : `${first.route} has several lists for that. Choose a block: ${fitting.map((list) => `--block ${list.position} (${list.addable.type})`).join(', ')}.`,
  );
}

function explainNone(
  lists: readonly AddableList[],
  name: string,
  route: string | undefined,
): string {
  const [first] = lists;
  const where = route === undefined ? 'No page of this site' : `The page ${route}`;
  const pages = [...new Set(lists.map((list) => list.route))];
  return `${where} has a list with a ${name} in it. ${
    first
      ? `These have: ${pages.join(', ')}.`
      : 'Write the block with its first entry by hand; docs/pages/blocks/ shows how.'
  }`;
}
