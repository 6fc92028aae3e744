import { acceptTranslations } from '../../authoring/accept-translations.ts';
import { openSite } from '../../check/open-site.ts';
import { asTyped } from '../door/as-typed.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { pathFromHere } from '../door/path-from-here.ts';

await command(
  {
    name: 'translated',
    about:
      'Notes in pages and forms of another language that they say the same as their originals do now, so that the check tells once those change. Names files, folders or whole languages.',
    options: { site: SITE_OPTION },
    operands: 'TRANSLATION ...',
    examples: ['npm run translated -- de', 'npm run translated -- pages/de/prices.yaml'],
  },
  ({ values: { site }, positionals: named }) => {
    if (named.length === 0)
      throw new UsageError('Name translations: a language such as de, a folder or files.');
    const accepted = acceptTranslations(openSite(site), named);
    for (const { file, original } of accepted) {
      console.log(
        `${pathFromHere(site, file)} says the same as ${pathFromHere(site, original)} now.`,
      );
    }
    if (accepted.length === 0) console.log('Nothing to do: they say so already.');
    else console.log(asTyped('npm run page -- undo takes it back.'));
    return Promise.resolve(true);
  },
);
