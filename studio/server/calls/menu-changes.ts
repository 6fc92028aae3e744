import { localFileOf } from '../../../check/model/plan.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { type Changes, textIn } from '../../../authoring/planned.ts';
import { applyOperations } from '../../../edit/edit-yaml.ts';
import { readDataIfAny } from '../../../edit/source.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { toPointer } from '../../../schema/pointer.ts';
import { menuLinks } from '../../shell/menu/menu-links.ts';
import { takeOut } from '../../shell/menu/menu-operations.ts';

/** site.yaml, and the file of each further language that there is. */
export function siteFiles({ context }: OpenedSite): { file: string; language: string }[] {
  const { main, languages } = context.languages;
  return languages
    .map((language) => ({
      file: language === main ? 'site.yaml' : localFileOf(language),
      language,
    }))
    .filter(({ file }) => textIn(context, file) !== undefined);
}

/** Whether a file says what all pages share. */
export function menuFile(opened: OpenedSite, file: string): boolean {
  return siteFiles(opened).some((one) => one.file === file);
}

/** What a file of the site says as data, with the draft; nothing where it cannot be read. */
export function dataOf({ context }: OpenedSite, file: string): unknown {
  return readDataIfAny(textIn(context, file) ?? '');
}

/** Takes a page out of the navigation in every language. */
export function outOfMenu(opened: OpenedSite, route: string): Changes {
  return changesOf(opened, (data) => takeOut(data, (link) => leadsTo(link.href, route)));
}

/** Gives the first entry of the navigation that leads to a page another name. */
export function nameInMenu(opened: OpenedSite, route: string, name: string): Changes {
  return changesOf(opened, (data) => {
    const link = menuLinks(data).find(({ href }) => leadsTo(href, route));
    if (!link || link.name === name) return [];
    return [{ op: 'set', path: toPointer([...link.path, 'name']), value: name }];
  });
}

function leadsTo(href: string, route: string): boolean {
  return href.split('#')[0] === route;
}

function changesOf(
  opened: OpenedSite,
  operationsFor: (data: Record<string, unknown>) => Operation[],
): Changes {
  return new Map(
    siteFiles(opened).flatMap(({ file }): [string, string][] => {
      const data = dataOf(opened, file);
      const operations = isRecord(data) ? operationsFor(data) : [];
      if (operations.length === 0) return [];
      return [[file, applyOperations(textIn(opened.context, file) ?? '', operations)]];
    }),
  );
}
