import { choosePictures, picturesOfFrame } from '../../../authoring/choose-pictures.ts';
import { listKinds } from '../../../authoring/kinds.ts';
import { isPicture } from '../../../check/files/decoded-picture.ts';
import type { OpenedSite } from '../../../check/model/context.ts';
import { entriesOf } from '../../../check/model/entries/listed-routes.ts';
import type { DevSite } from '../../../prerender/dev/site.ts';
import type { Site } from '../../../schema/generated/content.d.ts';
import { folderOf } from '../../../check/model/plan.ts';
import { textIn } from '../../../authoring/planned.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { SiteOverview, SiteSchemas } from '../../protocol.ts';
import { penFor } from './pen.ts';
import { type Indexes, indexesOf, listPages } from './list-pages.ts';
import { siteFiles } from './menu-changes.ts';
import type { Nameable } from './sample-of.ts';
import { Editions, siteSchemas } from './site-schemas.ts';

/** What a site as a whole offers to its writers, as it is now. */
export class SiteCalls {
  readonly #site: DevSite;
  readonly #editions = new Editions();

  constructor(site: DevSite) {
    this.#site = site;
  }

  async overview(opened: OpenedSite): Promise<SiteOverview> {
    const shown = await this.#shown();
    const indexes = await indexesOf(opened, this.#site);
    const { folder, media } = opened.context;
    return {
      name: shown?.name ?? 'Site',
      languages: siteFiles(opened),
      groups: listPages(opened, indexes),
      forms: formFiles(opened),
      pictures: picturesIn(media),
      pen: penFor(shown?.theme.colors.accent ?? '#777777'),
      timeZone: shown?.timeZone ?? null,
      kinds: listKinds(shown?.language, folder).map(({ name, about }) => ({ name, about })),
      edition: this.#editions.of(opened.context, nameableIn(opened, shown, indexes)),
    };
  }

  async schemas(opened: OpenedSite): Promise<SiteSchemas> {
    const [shown, indexes] = [await this.#shown(), await indexesOf(opened, this.#site)];
    return siteSchemas(opened.context, nameableIn(opened, shown, indexes));
  }

  /** The site of the main language; with an error in site.yaml, as the page shows it. */
  async #shown(): Promise<Site | undefined> {
    return (await this.#site.content()).content?.sites[0];
  }
}

function picturesIn(media: ReadonlySet<string>): string[] {
  return [...media].filter((file) => isPicture.test(file)).toSorted(compareTexts);
}

function nameableIn(
  { context: { media, routes }, forms }: OpenedSite,
  shown: Site | undefined,
  indexes: Indexes,
): Nameable {
  const pictures = picturesIn(media);
  const except = shown ? picturesOfFrame(shown) : new Set<string>();
  return {
    // Those of the frame come last.
    pictures: [...choosePictures(pictures, { route: '/', folders: [], except }), ...pictures],
    routes: [...routes.keys()],
    folders: foldersOfEntries(indexes),
    forms: forms.map(({ name }) => name),
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
function formFiles({ forms, context }: OpenedSite): SiteOverview['forms'] {
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
