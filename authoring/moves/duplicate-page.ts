import { readYamlFile } from '../../check/yaml/parse-yaml.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { applyOperations } from '../../edit/edit-yaml.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { isRecord } from '../../schema/is-record.ts';
import { existingPage, ownPages } from '../own-pages.ts';
import { type PageName, readPageName } from '../page-name.ts';
import { type Planned, textIn } from '../planned.ts';
import { moveSchemaHint } from '../yaml/schema-hint.ts';

interface Duplication extends Planned {
  page: PageName;
}

/**
 * Plans a page that says the same as another one, but for its title. It is an original of its own: what it was translated
 * from, the other page still is.
 *
 * @param newName its address, such as services/audits
 * @throws if there is no such page, the address is taken, or the page cannot be read
 */
export function planDuplication(
  opened: OpenedSite,
  { name, newName, title }: { name: string; newName: string; title: string },
): Duplication {
  const { context } = opened;
  const from = existingPage(opened, name);
  const page = readPageName(newName);
  const taken = ownPages(opened).get(page.route);
  if (taken !== undefined) throw new Error(`${page.route} already exists: ${taken}.`);
  const read = readYamlFile(context, from.file);
  if (!('yaml' in read)) throw new Error(`${from.file} cannot be read. Its problem says why.`);
  const { data } = read.yaml.parsed;
  const isTranslation = isRecord(data) && Object.hasOwn(data, 'translatedFrom');
  const operations: Operation[] = [
    { op: 'set', path: '/title', value: title },
    ...(isTranslation ? [{ op: 'remove', path: '/translatedFrom' } as const] : []),
  ];
  const text = applyOperations(textIn(context, from.file) ?? '', operations);
  const paths = { from: from.file, to: page.file };
  return {
    page,
    about: `${page.route} repeats ${from.route}`,
    changes: new Map([[page.file, moveSchemaHint(text, context.folder, paths)]]),
  };
}
