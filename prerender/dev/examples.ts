import { join } from 'node:path';
import type { Example } from '../../renderer/dev/gallery/example.ts';
import type { Form, Page } from '../../schema/generated/content.d.ts';
import {
  collectPageTexts,
  collectTexts,
  textsOfFormat,
  type Text,
} from '../../check/collect-texts.ts';
import { fillDefaults } from '../../check/fill-defaults.ts';
import type { EntriesByFolder } from '../../check/model/entry.ts';
import { providerOf } from '../../schema/embeds/embed-source.ts';
import { isBlock, isForm, isPage } from '../../schema/is-page.ts';
import type { LoadedSchema, Schemas } from '../../schema/load-schemas.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { withOwnBlocks } from '../../schema/own-blocks/with-own-blocks.ts';
import { blockModules } from './mark-blocks.ts';
import { collectAssets } from '../pictures/collect-assets.ts';
import { ENGINE, type SiteFolders } from '../paths.ts';
import { planLanguages } from '../../check/model/plan.ts';
import { siteIcons } from '../pictures/icons.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import type { SiteTheme } from '../theme/site-theme.ts';
import { pageData } from '../render/data/page-data.ts';
import { makePicture } from '../pictures/pictures.ts';

/** Stands for every picture that an example names, because no site needs to have those. */
const PICTURE = 'example-picture.svg';

/** What all pages share, as it is now. */
interface Frame {
  data: (route: string) => Promise<SiteData | undefined>;
  theme: () => Promise<Pick<SiteTheme, 'palette'>>;
}

/** The examples of the block schemas, as pages of one block within the frame of the site. */
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

  /** The example of a type, from its schema as it is on disk now; undefined if there is no such type, or no frame. */
  async of(type: string): Promise<Example | undefined> {
    const { root } = this.#folders;
    const schemas = withOwnBlocks(readOwnBlocks(root).blocks);
    const schema = schemas.blocks.get(type);
    if (!schema) return undefined;
    const { title, entry } = pageOfSchema(schemas);
    const page = { ...examplePage(schemas, schema), ...(schema.schema.needsOfPage && { entry }) };
    const site = await this.#site.data('/');
    if (!site) return undefined;
    const texts = collectPageTexts(schemas, page);
    const pictures = [
      ...collectAssets(texts).pictures,
      ...(entry?.picture ? [entry.picture.src] : []),
    ];
    const { palette } = await this.#site.theme();
    const picture = await makePicture(PICTURE, this.#folders, palette);
    return {
      site,
      data: pageData(
        { route: `/_blocks/${type}`, page },
        {
          // Drawn whatever the site allows, as pictures that the site has not got are.
          site: { ...site.site, embeds: framedProviders(texts) },
          messages: site.messages,
          entries: entriesFor(page, { title, entry }),
          languages: planLanguages(site.site, new Map(), new Map()),
          siteIcons: siteIcons(
            collectAssets(collectTexts(site.site, schemas.site.schema, [])),
            site.direction,
          ),
          ownIcons: new Map(),
          bundle: { blocks: blockModules(root) },
          pictures: Object.fromEntries(pictures.map((name) => [name, picture])),
          images: {},
          cards: {},
          forms: {
            [site.site.language]: Object.fromEntries(
              textsOfFormat(texts, 'form').map((name) => [name, { name, ...exampleForm(schemas) }]),
            ),
          },
          downloads: {},
          changeDays: {},
        },
        schemas,
      ),
    };
  }
}

/** Who offers what the frames of an example show. */
function framedProviders(texts: readonly Text[]): string[] {
  return texts.flatMap(({ text, schema }) =>
    schema.frame && URL.canParse(text) ? [providerOf(new URL(text))] : [],
  );
}

function examplePage({ blocks }: Schemas, { schema }: LoadedSchema): Page {
  const block: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(block, schema);
  if (!isBlock(blocks, block)) {
    throw new Error(`The example of ${schema.title} does not fit its schema.`);
  }
  return { title: schema.title ?? '', blocks: [block] };
}

/** Stands for every form that an example names. */
function exampleForm(schemas: Schemas): Omit<Form, 'deliver'> {
  const { schema } = schemas.form;
  const form: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(form, schema);
  if (!isForm(schemas, form)) throw new Error('The example of a form does not fit its schema.');
  const { deliver: _, ...rest } = form;
  return rest;
}

/** The example of a page. */
function pageOfSchema(schemas: Schemas): Page {
  const { schema } = schemas.page;
  const page: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(page, schema);
  if (!isPage(schemas, page)) throw new Error('The example of a page does not fit its schema.');
  return page;
}

/** Stands for every entry that an example lists. */
function entriesFor(
  { blocks }: Page,
  { title, entry }: Pick<Page, 'title' | 'entry'>,
): EntriesByFolder {
  if (!entry) throw new Error('The example of a page is no entry.');
  return Object.fromEntries(
    blocks.flatMap((block) => {
      if (block.type !== 'entries') return [];
      const { from, limit } = block;
      const routes = Array.from({ length: limit }, (_, index) => `/${from}/${index + 1}`);
      return [[`/${from}`, routes.map((route) => ({ route, title, ...entry }))]];
    }),
  );
}
