import { migrate, type Migrated } from '../../authoring/migrate/migrate.ts';
import { openSite } from '../../check/open-site.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

await command(
  {
    name: 'migrate',
    about:
      'Brings a site that was written for an earlier version of the engine to the present one: renamed and moved fields get their new names and places, with their comments.',
    options: {
      write: {
        type: 'boolean',
        default: false,
        help: 'change the files; without it, only say how',
      },
      site: SITE_OPTION,
    },
    examples: ['npm run migrate', 'npm run migrate -- --write'],
  },
  ({ values: { site, write } }) => {
    const migrated = migrate(openSite(site), !write);
    console.log(asTyped(describe(migrated, site, write)));
    return Promise.resolve(true);
  },
);

function describe(migrated: readonly Migrated[], site: string, isWritten: boolean): string {
  if (migrated.length === 0) return 'Nothing to do: the site is of the present version.';
  return [
    `${isWritten ? 'Changed' : 'Would change'}:`,
    ...migrated.map(({ file, changes }) => `  ${pathFromHere(site, file)}: ${changes.join('; ')}`),
    isWritten
      ? 'npm run check says whether anything is left; npm run page -- undo takes it back.'
      : 'Nothing was changed yet: npm run migrate -- --write does it.',
  ].join('\n');
}
