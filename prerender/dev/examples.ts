import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Example } from '../../renderer/dev/gallery/example.ts';
import type { Page } from '../../schema/generated/content.d.ts';
import { collectPageTexts, textsOfFormat, type Text } from '../../check/collect-texts.ts';
import { fillDefaults } from '../../check/fill-defaults.ts';
import { coveredPicture } from '../../check/model/covered-picture.ts';
import type { EntriesByFolder, RoutedEntry } from '../../check/model/entries/entry.ts';
import { isOfEvents } from '../../check/model/entries/event-time.ts';
import type { FormResult } from '../../check/model/form-result.ts';
import { providerOf } from '../../schema/embeds/embed-source.ts';
import { isBlock, isForm, isPage } from '../../schema/is-page.ts';
import type { LoadedSchema, Schemas } from '../../schema/load-schemas.ts';
import { allBlocks } from '../../schema/page-blocks.ts';
import { indexRelated, relatedAddresses } from '../../check/model/entries/index-related.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import {
  type ExampleFrame,
  framePage,
  framePictures,
  frameSite,
  manualsWith,
  placesFor,
} from './example-frame.ts';
import { EXAMPLE_FILES, EXAMPLE_PICTURES } from './example-files.ts';
import { blockModules } from './mark-blocks.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { picturesOfCards, type RelatedCards } from '../entries/related-cards.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';
import { planLanguages } from '../../check/model/plan.ts';
import { codeColors } from '../code/code-colors.ts';
import { pageData } from '../render/data/page-data.ts';
import { pickPictures } from '../render/data/pick-pictures.ts';
import { pageContext, type SiteContent } from '../render/page-context.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import type { Pictures, SiteData } from '../../renderer/data/types.ts';
import { makePicture } from '../pictures/pictures.ts';

/** Stands for pictures that examples of blocks of the site's own name: no site needs to have those. */
const PICTURE = 'example-picture.svg';

/** Below a header, in place of every picture: it has the same colors on every page, so how light it is can be measured. */
const EVENING = 'example-evening.svg';

/** The site within whose frame they are shown, as it is now. */
export interface Frame {
  content: () => Promise<{ content?: SiteContent }>;
  data: (route: string) => Promise<SiteData | undefined>;
  theme: () => Promise<Pick<SiteTheme, 'palette'>>;
}

/** The examples of the block schemas, a page for each type, within the frame of the site. */
export class DevExamples {
  readonly #folders: SiteFolders;
  readonly #site: Frame;

  constructor(folders: SiteFolders, site: Frame) {
    this.#folders = {
      ...folders,
      media: join(ENGINE, 'prerender'),
      dist: join(folders.cache, 'dev'),
    };
    this.#site = site;
  }

  /** A file of public/ that examples name, such as a video. */
  async file(pathname: string): Promise<Buffer | undefined> {
    return EXAMPLE_FILES.has(pathname)
      ? readFile(join(ENGINE, 'docs/public', pathname))
      : undefined;
  }

  /**
   * The examples of a type, from its schema as it is on disk now.
   * @param around what is around them: the header of the site with a button and its bar on phones, above an example with
   *   a picture, if one has; a manual that they are a page of; or the closing band or footer of a site
   * @returns undefined if the type or the frame does not exist
   */
  // oxlint-disable-next-line max-lines-per-function -- All that an example may need around it, put together.
  async of(type: string, around: ExampleFrame = {}): Promise<Example | undefined> {
    const { header, part } = around;
    const { root } = this.#folders;
    const schemas = withOwnBlocks(readOwnBlocks(root).blocks);
    const schema = schemas.blocks.get(type);
    if (!schema) return undefined;
    const { title, entry } = pageOfSchema(schemas);
    const example = examplePage(schemas, schema);
    const { shownWith = '' } = schema.schema;
    const { content } = await this.#site.content();
    const frame = await this.#site.data('/');
    if (!content || !frame) return undefined;
    const blocks =
      header === undefined ? example.blocks : coveredFirst(example.blocks, frame.site.language);
    const page = {
      ...example,
      ...framePage(type, around),
      blocks: [...blocks, ...examplesOf(schemas, shownWith)],
      ...((schema.schema.needsOfPage || showsRelated(example)) && { entry }),
    };
    const texts = collectPageTexts(schemas, page);
    const related = relatedFor(page, { title, entry }, schemas);
    const drawingOf = (name: string) => (header ? EVENING : (EXAMPLE_PICTURES[name] ?? PICTURE));
    const pictures = await this.#draw(
      [
        ...collectAssets(texts).pictures,
        ...(entry?.picture ? [entry.picture.src] : []),
        ...picturesOfCards(related),
        ...framePictures(around),
      ],
      drawingOf,
    );
    const route = `/_blocks/${type}`;
    const manuals = part === 'manual' ? manualsWith(route, example.title) : [];
    const [main] = content.sites;
    const places = placesFor(main, schema.schema);
    const framed = frameSite(frame, around, manuals);
    const site = {
      ...framed,
      pictures: { ...framed.pictures, ...pickPictures(pictures, framePictures(around)) },
      site: { ...framed.site, ...places },
    };
    const forms = textsOfFormat(texts, 'form').map((name) => exampleForm(schemas, name));
    const shown = pageContext(
      {
        ...content,
        schemas,
        // Drawn whatever the site allows, as pictures that the site has not got are.
        sites: [
          {
            ...main,
            ...places,
            embeds: framedProviders(texts),
            manuals,
            theme: { ...main.theme, header: header ?? 'plain' },
          },
        ],
        languages: planLanguages({ language: main.language }, new Map(), new Map()),
        ownIcons: new Map(),
        forms,
        entries: entriesFor(page, { title, entry }),
      },
      {
        pictures,
        images: {},
        cards: {},
        downloads: {},
        blocks: blockModules(root),
        // The page has them all.
        options: {},
      },
      { icons: () => site.icons, form: () => '' },
    );
    const context = { ...shown, related };
    const data = pageData({ route, page }, context, schemas);
    return { site, data: { ...data, ...(await codeColors(data.markdown)) } };
  }

  /** Pictures by the names that examples give them; several may be shown by one drawing. */
  async #draw(names: string[], drawingOf: (name: string) => string): Promise<Pictures> {
    const { palette } = await this.#site.theme();
    const made = new Map<string, ReturnType<typeof makePicture>>();
    const make = (drawing: string) => {
      const known = made.get(drawing) ?? makePicture(drawing, this.#folders, palette);
      made.set(drawing, known);
      return known;
    };
    const named = names.map(async (name) => [name, await make(drawingOf(name))] as const);
    return Object.fromEntries(await Promise.all(named));
  }
}

/** Blocks, those before the others that have a picture behind their words. */
function coveredFirst(blocks: Page['blocks'], language: string): Page['blocks'] {
  const isCovered = (block: Page['blocks'][number]) =>
    coveredPicture({ ...block }, language) !== undefined;
  return blocks.toSorted((one, other) => Number(isCovered(other)) - Number(isCovered(one)));
}

/** Who offers what the frames of an example show. */
function framedProviders(texts: readonly Text[]): string[] {
  return texts.flatMap(({ text, schema }) =>
    schema.frame && URL.canParse(text) ? [providerOf(new URL(text))] : [],
  );
}

function examplePage({ blocks }: Schemas, { schema }: LoadedSchema): Page {
  const drawn = (schema.examples ?? []).map((example) => {
    const block: unknown = structuredClone(example);
    fillDefaults(block, schema);
    if (isBlock(blocks, block)) return block;
    throw new Error(`An example of ${schema.title} does not fit its schema.`);
  });
  return { title: schema.title ?? '', blocks: drawn };
}

function examplesOf(schemas: Schemas, type: string): Page['blocks'] {
  const schema = schemas.blocks.get(type);
  return schema ? examplePage(schemas, schema).blocks : [];
}

/** Stands for a form that an example names. */
function exampleForm(schemas: Schemas, name: string): FormResult {
  const { schema } = schemas.form;
  const form: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(form, schema);
  if (!isForm(schemas, form)) throw new Error('The example of a form does not fit its schema.');
  return { name, file: '', problems: [], form, translations: new Map() };
}

/** The example of a page. */
function pageOfSchema(schemas: Schemas): Page {
  const { schema } = schemas.page;
  const page: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(page, schema);
  if (!isPage(schemas, page)) throw new Error('The example of a page does not fit its schema.');
  return page;
}

/** What events of a list can be, one after the other. */
const STATUSES = ['scheduled', 'sold-out', 'postponed', 'canceled'] as const;

/** Stands for every entry that an example lists; several lists of a folder show the same ones. */
function entriesFor(page: Page, { title, entry }: Pick<Page, 'title' | 'entry'>): EntriesByFolder {
  if (!entry) throw new Error('The example of a page is not an entry.');
  const { event, ...plain } = entry;
  const folders = new Map<string, Map<string, RoutedEntry>>();
  for (const { block } of allBlocks(page)) {
    if (block.type !== 'entries') continue;
    const folder = `/${block.folder}`;
    const entries = folders.get(folder) ?? new Map<string, RoutedEntry>();
    folders.set(folder, entries);
    const isOver = block.sort === 'past';
    for (let index = 0; index < block.limit; index += 1) {
      const route = `${folder}/${isOver ? 'past-' : ''}${index + 1}`;
      const status = STATUSES[isOver ? 0 : index % STATUSES.length];
      const shown =
        event && status && isOfEvents(block.sort)
          ? { ...plain, event: { ...event, status }, time: { start: index, isOver } }
          : plain;
      entries.set(route, { route, title, ...shown });
    }
  }
  return Object.fromEntries(
    Array.from(folders, ([folder, entries]) => [folder, [...entries.values()]]),
  );
}

/** Whether a page needs to be an entry with tags for one of its lists to show anything. */
function showsRelated(page: Page): boolean {
  return allBlocks(page).some(({ block }) => block.type === 'entries' && block.sort === 'related');
}

/** Stands for what an example shows of other pages: entries of the other examples, and the example of a page. */
function relatedFor(
  page: Page,
  { title, entry }: Pick<Page, 'title' | 'entry'>,
  schemas: Schemas,
): RelatedCards {
  const addresses = relatedAddresses(page);
  if (addresses.length === 0) return {};
  const blocks = [...schemas.blocks.values()].flatMap(
    (schema) => examplePage(schemas, schema).blocks,
  );
  const { cards = {} } = indexRelated({ title, ...(entry && { entry }), blocks }, { schemas });
  return Object.fromEntries(
    addresses.flatMap((address) => {
      const card = cards[address.split('#')[1] ?? ''];
      return card ? [[address, card] as const] : [];
    }),
  );
}
