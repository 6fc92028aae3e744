import { choosePictures, picturesOfFrame } from '../../../authoring/choose-pictures.ts';
import { listKinds } from '../../../authoring/kinds.ts';
import { isPicture } from '../../../check/files/decoded-picture.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { entriesOf } from '../../../check/model/entries/listed-routes.ts';
import type { DevSite } from '../../../prerender/dev/site.ts';
import { folderOf } from '../../../check/model/plan.ts';
import { textIn } from '../../../authoring/planned.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { Overview } from '../../protocol.ts';
import { penFor } from './pen.ts';
import { type Indexes, indexesOf, listPages } from './list-pages.ts';
import { siteFiles } from './menu-changes.ts';
import { type Nameable, sampleOf } from './sample-of.ts';

/** What a site as a whole offers to its writers. */
export async function overview(opened: OpenedSite, site: DevSite): Promise<Overview> {
  const { schemas, media, icons, folder } = opened.context;
  // With an error in site.yaml, as the page shows it.
  const shown = (await site.content()).content?.sites[0];
  const indexes = await indexesOf(opened, site);
  const pictures = [...media].filter((file) => isPicture.test(file)).toSorted(compareTexts);
  const nameable: Nameable = {
    // Those of the frame come last.
    pictures: [
      ...choosePictures(pictures, {
        route: '/',
        folders: [],
        except: shown ? picturesOfFrame(shown) : new Set(),
      }),
      ...pictures,
    ],
    routes: [...opened.context.routes.keys()],
    folders: foldersOfEntries(indexes),
    forms: opened.forms.map(({ name }) => name),
  };
  return {
    name: shown?.name ?? 'Site',
    languages: siteFiles(opened),
    groups: listPages(opened, indexes),
    page: schemas.page.schema,
    site: schemas.site.schema,
    localSite: schemas.localSite.schema,
    form: schemas.form.schema,
    localForm: schemas.localForm.schema,
    forms: formFiles(opened),
    blocks: [...schemas.blocks].map(([type, { schema }]) => ({
      type,
      schema,
      sample: sampleOf(type, schemas, nameable),
    })),
    pictures,
    pen: penFor(shown?.theme.colors.accent ?? '#777777'),
    ...(shown?.timeZone !== undefined && { timeZone: shown.timeZone }),
    icons: [...icons].toSorted(compareTexts),
    kinds: listKinds(shown?.language, folder).map(({ name, about }) => ({ name, about })),
  };
}

/** Those of the main language, that with most entries first. */
function foldersOfEntries(indexes: Indexes): string[] {
  const known = [...indexes].flatMap(([file, index]) => (index ? [[file, index] as const] : []));
  return Object.entries(entriesOf(new Map(known)))
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([folder]) => folder.slice(1));
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
