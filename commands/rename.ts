import { join, relative } from 'node:path';
import { type FileLine, renamePage } from '../authoring/rename-page.ts';
import { openSite } from '../check/open-site.ts';
import { command, SITE_OPTION, UsageError } from './door/command.ts';

await command(
  {
    name: 'rename',
    about: 'Moves a page to another address, with every link to it, and leaves a redirect behind.',
    options: { site: SITE_OPTION },
    operands: 'OLD NEW',
    examples: ['npm run rename -- services/audits services/energy-audits'],
  },
  async ({ values, positionals }) => {
    const [from, to, stray] = positionals;
    if (from === undefined || to === undefined || stray !== undefined) {
      throw new UsageError('Name the page as it is and as it shall be.');
    }
    const { site } = values;
    const renaming = await renamePage(openSite(site), from, to);
    const inSite = (path: string) => relative('.', join(site, path));
    const listOf = (places: FileLine[]) =>
      places.map(({ file, line }) => `  ${inSite(file)}:${line}`).join('\n');
    const { updated, left, redirect } = renaming;
    console.log(`Moved ${inSite(renaming.from.file)} to ${inSite(renaming.to.file)}.`);
    if (updated.length > 0)
      console.log(`Fixed ${links(updated.length)} to it:\n${listOf(updated)}`);
    console.log(
      `Visitors of ${renaming.from.route} are redirected (${inSite(redirect.file)}:${redirect.line}).`,
    );
    if (left.length > 0) {
      console.log(`Fix ${links(left.length)} by hand, put together from values:\n${listOf(left)}`);
    }
    return true;
  },
);

function links(count: number): string {
  return count === 1 ? '1 link' : `${count} links`;
}
