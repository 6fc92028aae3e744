import { extname } from 'node:path';
import { listKinds } from '../../../authoring/kinds.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import type { DevSite } from '../../../prerender/dev/site.ts';
import { folderOf } from '../../../check/model/plan.ts';
import { textIn } from '../../../authoring/planned.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { Overview } from '../../protocol.ts';
import { penFor } from './pen.ts';
import { indexesOf, listPages } from './list-pages.ts';
import { siteFiles } from './menu-changes.ts';

/** What blocks can show; fonts and films are below media/ as well. */
const PICTURES = new Set(['.svg', '.avif', '.webp', '.jpg', '.jpeg', '.png']);

/** Whether blocks can show a file of media/, by its name. */
export function isPicture(file: string): boolean {
  return PICTURES.has(extname(file).toLowerCase());
}

/** What a site as a whole offers to its writers. */
export async function overview(opened: OpenedSite, site: DevSite): Promise<Overview> {
  const { schemas, media, icons, folder } = opened.context;
  // With an error in site.yaml, as the page shows it.
  const shown = (await site.content()).content?.sites[0];
  return {
    name: shown?.name ?? 'Site',
    languages: siteFiles(opened),
    groups: listPages(opened, await indexesOf(opened, site)),
    page: schemas.page.schema,
    site: schemas.site.schema,
    localSite: schemas.localSite.schema,
    form: schemas.form.schema,
    localForm: schemas.localForm.schema,
    forms: formFiles(opened),
    blocks: [...schemas.blocks].map(([type, { schema }]) => ({ type, schema })),
    pictures: [...media].filter(isPicture).toSorted(compareTexts),
    pen: penFor(shown?.theme.colors.accent ?? '#777777'),
    ...(shown?.timeZone !== undefined && { timeZone: shown.timeZone }),
    icons: [...icons].toSorted(compareTexts),
    kinds: listKinds(shown?.language, folder).map(({ name, about }) => ({ name, about })),
  };
}

/** The form of each file in forms/, and its words in other languages. */
function formFiles({ forms, context }: OpenedSite): Overview['forms'] {
  const languages = context.languages.languages.filter((one) => one !== context.languages.main);
  return forms.flatMap(({ name }) =>
    [undefined, ...languages]
      .map((language) => ({
        file:
          language === undefined
            ? `forms/${name}.yaml`
            : `forms/${name}.${folderOf(language)}.yaml`,
        name: language === undefined ? `Form ${name}` : `Form ${name}, ${language}`,
      }))
      .filter(({ file }) => textIn(context, file) !== undefined),
  );
}
