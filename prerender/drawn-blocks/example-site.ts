import { fillDefaults } from '../../check/fill-defaults.ts';
import { planLanguages } from '../../check/model/plan.ts';
import { isSite } from '../../schema/is-page.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { derivePalette } from '../../theme/derive.ts';
import type { Frame } from '../dev/examples.ts';
import { pageContext, type SiteContent } from '../render/page-context.ts';

/** The frame of the example in the schema of site.yaml: what is drawn in it depends on nothing but the block. */
export function exampleSite(): Frame {
  const schemas = loadSchemas();
  const { schema } = schemas.site;
  const site: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(site, schema);
  if (!isSite(schemas, site)) throw new Error('The example of site.yaml does not fit its schema.');
  const content: SiteContent = {
    sites: [site],
    languages: planLanguages(site, new Map(), new Map()),
    forms: [],
    ownIcons: new Map(),
    schemas,
    today: '2000-01-01',
    drafts: false,
    pages: [],
    entries: {},
    ledger: new Map(),
    hidden: new Set(),
  };
  const { sites } = pageContext(
    content,
    { pictures: {}, images: {}, cards: {}, downloads: {}, blocks: {}, options: {} },
    { icons: () => '/icons.svg', form: () => '' },
  );
  const palette = derivePalette(site.theme.colors, site.theme.overrides);
  return {
    content: () => Promise.resolve({ content }),
    data: () => Promise.resolve(sites[0]),
    theme: () => Promise.resolve({ palette }),
  };
}
