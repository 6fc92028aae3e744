import { acceptTranslations } from '../../authoring/accept-translations.ts';
import { openSite } from '../../check/open-site.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

await command(
  {
    name: 'translated',
    about:
      'Records that translated pages and forms are up to date, so that the check reports later changes of their originals. Takes files, folders or languages.',
    options: { site: SITE_OPTION },
    operands: 'TRANSLATION ...',
    examples: ['npm run translated -- de', 'npm run translated -- pages/de/prices.yaml'],
  },
  async ({ values: { site }, positionals: named }) => {
    if (named.length === 0)
      throw new UsageError('Name the translations: a language such as de, a folder or files.');
    const accepted = await acceptTranslations(openSite(site), named);
    for (const { file, original } of accepted) {
      console.log(
        `${pathFromHere(site, file)} is recorded as up to date with ${pathFromHere(site, original)}.`,
      );
    }
    if (accepted.length === 0) console.log('They are already recorded as up to date.');
    else console.log(asTyped('Run npm run page -- undo to undo this.'));
    return true;
  },
);
