import { migrate, type Migrated } from '../../authoring/migrate/migrate.ts';
import { openSite } from '../../check/open-site.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

await command(
  {
    name: 'migrate',
    about:
      'Updates a site that was written for an earlier version of the engine: renamed and moved fields get their new names and places, with their comments.',
    options: {
      write: {
        type: 'boolean',
        default: false,
        help: 'change the files instead of only showing the changes',
      },
      site: SITE_OPTION,
    },
    examples: ['npm run migrate', 'npm run migrate -- --write'],
  },
  async ({ values: { site, write } }) => {
    const migrated = await migrate(openSite(site), !write);
    console.log(asTyped(describe(migrated, site, write)));
    return true;
  },
);

function describe(migrated: readonly Migrated[], site: string, isWritten: boolean): string {
  if (migrated.length === 0) return 'The site is up to date.';
  return [
    `${isWritten ? 'Changed' : 'Would change'}:`,
    ...migrated.map(({ file, changes }) => `  ${pathFromHere(site, file)}: ${changes.join('; ')}`),
    isWritten
      ? 'Run npm run check to see if anything is left, or npm run page -- undo to undo this.'
      : 'No file was changed yet. Run npm run migrate -- --write to change them.',
  ].join('\n');
}
