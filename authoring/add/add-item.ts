import { checkSite } from '../../check/check-site.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { FieldSchema } from '../../schema/field-schema.ts';
import { isRecord } from '../../schema/is-record.ts';
import { asIfComplete } from '../as-if-complete.ts';
import { choosePictures, picturesOfFrame } from '../choose-pictures.ts';
import { type Planned, textIn, withChanges, writePlanned } from '../planned.ts';
import { refuseErrors } from '../refuse-errors.ts';
import { siteOf } from '../site-of.ts';
import { addToList } from '../yaml/add-to-list.ts';
import { findAddable } from './addable.ts';
import { chooseList, findLists, type AddableList } from './find-list.ts';
import { newItem, TO_WRITE } from './write-item.ts';

interface AddOptions {
  /** What is to be added: person, press-release. */
  name: string;
  title?: string | undefined;
  /** The page with the list; needed where several have one. */
  route?: string | undefined;
  /** Which block of the page, from 1; needed where several have one. */
  position?: number | undefined;
}

interface AddedItem extends Planned {
  list: AddableList;
  /** Where it is, from 1. */
  line: number;
  /** What a person has to fill in, in the order of the lines. */
  toFill: Diagnostic[];
  /** A picture of the site as placeholder of the item's own, as a path below media/; nothing if it shows none. */
  picture?: string;
}

/** Adds an item to a list of a page; see `planItem`. */
export async function addItem(opened: OpenedSite, options: AddOptions): Promise<AddedItem> {
  return writePlanned(opened, await planItem(opened, options));
}

/**
 * Plans an item in a list of a page, with a comment at each field: what has a day comes first, as the newest does, all
 * else last. It passes the check, but for what only a person can fill in.
 *
 * @throws if that is not possible, with a sentence that says why
 */
export async function planItem(opened: OpenedSite, options: AddOptions): Promise<AddedItem> {
  const { context } = opened;
  const { schemas } = context;
  const addables = findAddable(schemas, options.name);
  const list = chooseList(findLists(opened, addables), options.name, options);
  const { file, path, addable } = list;
  const { item: schema } = addable;
  const picture = pictureFor(opened, list);
  const entry = newItem(schema, {
    title: options.title ?? `${TO_WRITE}${(schema.title ?? '').toLowerCase()}`,
    today: context.today,
    picture,
    sample: {
      ...exampleOf(schemas.blocks.get(addable.type)?.schema, addable.field),
      ...lastOf(list),
    },
  });
  const before = textIn(context, file) ?? '';
  const isFirst = Object.values(schema.properties ?? {}).some(({ format }) => format === 'date');
  const explain = (field: string) =>
    firstSentence(schema.properties?.[field]?.description ?? field);
  const { text, line } = addToList(before, path, entry, { isFirst, about: explain });
  const last = line + (text.split('\n').length - before.split('\n').length) - 1;
  const changes = new Map([[file, text]]);
  const { problems } = await checkSite(withChanges(opened, changes), { pages: [file] });
  const here = problems.filter((problem) => problem.file === file);
  const toFill = here.filter((problem) => problem.line >= line && problem.line <= last);
  refuseErrors(here.filter((problem) => !toFill.includes(problem)));
  const isShown = JSON.stringify(entry).includes(JSON.stringify(picture));
  const about = `New entry in ${file}`;
  return { list, line, toFill, ...(isShown && { picture }), about, changes };
}

/** A picture that the site has already, best one that is near those of the list. */
function pictureFor(opened: OpenedSite, { route, items }: AddableList): string {
  const site = siteOf(asIfComplete(opened));
  const folders = items.flatMap((item) => {
    const [, folder] =
      /"([^"]+)\/[^"/]+\.(?:svg|png|jpe?g|webp|avif)"/.exec(JSON.stringify(item)) ?? [];
    return folder?.split('/').slice(-1) ?? [];
  });
  const except = picturesOfFrame(site);
  const [first] = choosePictures(opened.context.media, { route, folders, except });
  return first ?? site.shareImage;
}

function exampleOf(schema: FieldSchema | undefined, field: string): Record<string, unknown> {
  const [example] = schema?.examples ?? [];
  const items = isRecord(example) ? example[field] : undefined;
  const list: unknown[] = Array.isArray(items) ? items : [];
  const [first] = list;
  return isRecord(first) ? first : {};
}

function lastOf({ items }: AddableList): Record<string, unknown> {
  const last = items.at(-1);
  return isRecord(last) ? last : {};
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
