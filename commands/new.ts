import { join, relative } from 'node:path';
import { listKinds } from '../authoring/kinds.ts';
import { type NewPage, newPage } from '../authoring/new-page.ts';
import { nextSteps } from '../authoring/next-steps.ts';
import { type OpenedSite, openSite } from '../check/open-site.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const usage = `Usage: npm run new -- services/tableau --like service [--title "Tableau"] [--in Services] [--site DIR]
       npm run new -- --list`;

/**
 * `npm run new`: writes a page of some kind that passes the check, adds it to the navigation if
 * told so, and says what to edit next. Exits with 2 if it wrote nothing.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: {
      like: { type: 'string' },
      title: { type: 'string' },
      in: { type: 'string' },
      list: { type: 'boolean', default: false },
      site: { type: 'string', default: '.' },
    },
  });
  if (values.list) {
    console.log(describeKinds());
    return;
  }
  const [page, stray] = positionals;
  if (page === undefined) throw new Error(`Which page? Name it as its address will be.\n${usage}`);
  if (stray !== undefined) throw new Error(`One page at a time: ${stray} is too many.\n${usage}`);
  if (values.like === undefined) {
    throw new Error(`Like which kind? Add --like and one of these:\n${describeKinds()}`);
  }
  const wish = { page, kind: values.like, title: values.title, menu: values.in };
  const opened = openSite(values.site);
  console.log(describe(opened, await newPage(opened, wish), values.site));
});

function describeKinds(): string {
  const kinds = listKinds();
  const width = Math.max(...kinds.map(({ name }) => name.length)) + 2;
  return kinds.map(({ name, about }) => `  ${name.padEnd(width)}${about}`).join('\n');
}

function describe(
  { context: { schemas } }: OpenedSite,
  { file, route, kind, text, menu }: NewPage,
  site: string,
): string {
  const inSite = (path: string) => relative('.', join(site, path));
  const page = inSite(file);
  const steps = nextSteps(schemas, text, route.slice(route.lastIndexOf('/') + 1)).map(
    ({ line, what }): [string, string] => [`${page}:${line}`, what],
  );
  const entry = menu && `${inSite('site.yaml')}:${menu.line}`;
  if (entry !== undefined && menu?.hasIcons) steps.push([entry, `icon ${kind.icon} in the menu`]);
  const width = Math.max(...steps.map(([place]) => place.length)) + 2;
  const siteOption = site === '.' ? '' : ` --site ${site}`;
  return [
    `Wrote ${page}, which visitors find at ${route}.`,
    entry === undefined
      ? `Nothing leads there yet: link to ${route} from another page or in the navigation of ${inSite('site.yaml')}.`
      : `Added it to the navigation below ${menu?.way.join(', ')} (${entry}).`,
    '',
    'Edit next:',
    ...steps.map(([place, what]) => `  ${place.padEnd(width)}${what}`),
    '',
    `Then check it: npm run check --${siteOption} ${page}`,
  ].join('\n');
}
