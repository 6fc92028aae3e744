import { planRenaming } from '../../authoring/moves/rename-page.ts';
import { isMedia, planPictureRenaming } from '../../authoring/moves/rename-picture.ts';
import { writePlanned } from '../../authoring/planned.ts';
import { openSite } from '../../check/open-site.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';
import { describeMove, describeUses, DRY_RUN } from './print-move.ts';

await command(
  {
    name: 'rename',
    about:
      'Moves a page and all pages below its address, or a folder, to another address; updates every link and adds redirects. A file of media/ gets another name, with every use of it.',
    options: { 'dry-run': DRY_RUN, site: SITE_OPTION },
    operands: 'OLD NEW',
    examples: [
      'npm run rename -- services/audits services/energy-audits',
      'npm run rename -- services expertise --dry-run',
      'npm run rename -- media/team/ada.jpg media/team/ada-lindqvist.jpg',
    ],
  },
  async ({ values, positionals }) => {
    const [from, to, stray] = positionals;
    if (from === undefined || to === undefined || stray !== undefined) {
      throw new UsageError('Name the old address and the new one.');
    }
    const { site, 'dry-run': isDryRun } = values;
    const opened = openSite(site);
    const inSite = (path: string) => pathFromHere(site, path);
    if (isMedia(from) && isMedia(to)) {
      const renaming = planPictureRenaming(opened, from, to);
      if (!isDryRun) await writePlanned(opened, renaming);
      console.log(`${isDryRun ? 'Would move' : 'Moved'} ${inSite(from)} to ${inSite(to)}.`);
      console.log(describeUses(renaming, { site, isDryRun }));
      return true;
    }
    const renaming = await planRenaming(opened, from, to);
    if (!isDryRun) await writePlanned(opened, renaming);
    for (const page of renaming.pages) {
      const moved = isDryRun ? 'Would move' : 'Moved';
      console.log(`${moved} ${inSite(page.from.file)} to ${inSite(page.to.file)}.`);
    }
    const [first] = renaming.pages;
    const route = first?.from.route ?? from;
    console.log(describeMove(renaming, { route, site, isDryRun, pages: renaming.pages.length }));
    return true;
  },
);
