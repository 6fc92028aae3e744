import { planRemoval, removablePage } from '../../authoring/moves/remove-page.ts';
import { writePlanned } from '../../authoring/planned.ts';
import { openSite } from '../../check/open-site.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';
import { describeMove, DRY_RUN } from './print-move.ts';

await command(
  {
    name: 'remove',
    about: 'Deletes a page, and redirects its visitors and every link to another page.',
    options: {
      to: { type: 'string', value: 'PAGE', help: 'page to redirect its visitors to' },
      'dry-run': DRY_RUN,
      site: SITE_OPTION,
    },
    operands: 'PAGE',
    examples: [
      'npm run remove -- services/audits --to services',
      'npm run remove -- services/audits --to / --dry-run',
    ],
  },
  async ({ values, positionals }) => {
    const [name, stray] = positionals;
    if (name === undefined || stray !== undefined) throw new UsageError('Name one page.');
    const { to, site, 'dry-run': isDryRun } = values;
    const opened = openSite(site);
    if (to === undefined) {
      removablePage(opened, name);
      throw new UsageError('Name the page to redirect its visitors to: --to /services.');
    }
    const removal = await planRemoval(opened, name, to);
    if (!isDryRun) await writePlanned(opened, removal);
    const { file, route } = removal.page;
    console.log(`${isDryRun ? 'Would delete' : 'Deleted'} ${pathFromHere(site, file)}.`);
    console.log(describeMove(removal, { route, site, isDryRun }));
    return true;
  },
);
