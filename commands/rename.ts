import { join, relative } from 'node:path';
import { type FileLine, renamePage } from '../authoring/rename-page.ts';
import { openSite } from '../check/open-site.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const usage = 'Usage: npm run rename -- services/audits services/energy-audits [--site DIR]';

/**
 * `npm run rename`: moves a page to another address, with every link to it, and leaves a redirect.
 * Exits with 2 if it changed nothing.
 */
await runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { site: { type: 'string', default: '.' } },
  });
  const [from, to, stray] = positionals;
  if (from === undefined || to === undefined || stray !== undefined) {
    throw new Error(`Name the page as it is and as it shall be.\n${usage}`);
  }
  const { site } = values;
  const renaming = await renamePage(openSite(site), from, to);
  const inSite = (path: string) => relative('.', join(site, path));
  const listOf = (places: FileLine[]) =>
    places.map(({ file, line }) => `  ${inSite(file)}:${line}`).join('\n');
  const { mended, left, redirect } = renaming;
  console.log(`Moved ${inSite(renaming.from.file)} to ${inSite(renaming.to.file)}.`);
  if (mended.length > 0) console.log(`Mended ${links(mended.length)} to it:\n${listOf(mended)}`);
  console.log(
    `Visitors of ${renaming.from.route} are redirected (${inSite(redirect.file)}:${redirect.line}).`,
  );
  if (left.length > 0) {
    console.log(`Mend ${links(left.length)} by hand, put together from values:\n${listOf(left)}`);
  }
});

function links(count: number): string {
  return count === 1 ? '1 link' : `${count} links`;
}
