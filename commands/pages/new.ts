import { listKinds } from '../../authoring/kinds.ts';
import { type NewPage, newPage } from '../../authoring/new-page.ts';
import { nextSteps } from '../../authoring/next-steps.ts';
import { openSite } from '../../check/open-site.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { languageOf } from '../../check/model/plan.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

await command(
  {
    name: 'new',
    about:
      'Writes a page from a template, adds it to the navigation if requested, and lists what to edit next.',
    options: {
      like: { type: 'string', value: 'KIND', help: 'page template; --list shows them' },
      title: {
        type: 'string',
        value: 'TEXT',
        help: 'title of the page; the default comes from the address',
      },
      in: { type: 'string', value: 'MENU', help: 'navigation item to add it to' },
      list: { type: 'boolean', default: false, help: 'list the page templates' },
      site: SITE_OPTION,
    },
    operands: 'PAGE',
    examples: [
      'npm run new -- services/tableau --like service --title "Tableau" --in Services',
      'npm run new -- de/services/tableau --like service',
      'npm run new -- --list',
    ],
  },
  async ({ values, positionals }) => {
    if (values.list) {
      console.log(describeKinds(values.site));
      return true;
    }
    const [page, stray] = positionals;
    if (page === undefined) throw new UsageError('Name the address of the new page.');
    if (stray !== undefined)
      throw new UsageError(`Name only one page: unexpected argument ${stray}.`);
    if (values.like === undefined) {
      throw new Error(
        `Add --like and one of these page templates:
${describeKinds(values.site)}`,
      );
    }
    const options = { page, kind: values.like, title: values.title, menu: values.in };
    const opened = openSite(values.site);
    console.log(describe(opened, await newPage(opened, options), values.site));
    return true;
  },
);

function describeKinds(site: string): string {
  const kinds = listKinds(undefined, site);
  const width = Math.max(...kinds.map(({ name }) => name.length)) + 2;
  return kinds.map(({ name, about }) => `  ${name.padEnd(width)}${about}`).join('\n');
}

function describe(
  { context: { schemas, languages } }: OpenedSite,
  { file, route, kind, text, unwritten, menu }: NewPage,
  folder: string,
): string {
  const inSite = (path: string) => pathFromHere(folder, path);
  const page = inSite(file);
  const steps = nextSteps(schemas, text, route.slice(route.lastIndexOf('/') + 1)).map(
    ({ line, what }): [string, string] => [`${page}:${line}`, what],
  );
  const entry = menu && `${inSite(menu.file)}:${menu.line}`;
  if (entry !== undefined && menu?.hasIcons) steps.push([entry, `icon ${kind.icon} in the menu`]);
  const width = Math.max(...steps.map(([place]) => place.length)) + 2;
  const siteOption = folder === '.' ? '' : ` --site ${folder}`;
  const [language = ''] = languageOf(languages, route).split('-');
  return [
    `Wrote ${page}. Its address is ${route}.`,
    entry === undefined
      ? `No page links to it yet: link to ${route} from another page or in the navigation of ${inSite('site.yaml')}.`
      : `Added it to the navigation below ${menu?.way.join(', ')} (${entry}).`,
    ...(kind.language === language
      ? []
      : [`The page templates are not translated to ${language} yet, so the texts are English.`]),
    '',
    'Edit next:',
    ...steps.map(([place, what]) => `  ${place.padEnd(width)}${what}`),
    '',
    `${unwritten} texts are examples; the check warns about each until you write your own:`,
    asTyped(`  npm run check --${siteOption} ${page}`),
  ].join('\n');
}
