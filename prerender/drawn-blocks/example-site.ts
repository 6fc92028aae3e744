import { fillDefaults } from '../../check/fill-defaults.ts';
import { planLanguages } from '../../check/model/plan.ts';
import type { SiteData } from '../../renderer/data/types.ts';
import { isSite } from '../../schema/is-page.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { derivePalette } from '../../theme/derive.ts';
import type { Palette } from '../../theme/palette.ts';
import { siteData } from '../render/data/site-data.ts';

/** The frame of the example in the schema of site.yaml: what is drawn in it depends on nothing but the block. */
export function exampleSite(): {
  data: () => Promise<SiteData>;
  theme: () => Promise<{ palette: Palette }>;
} {
  const schemas = loadSchemas();
  const { schema } = schemas.site;
  const site: unknown = structuredClone(schema.examples?.[0]);
  fillDefaults(site, schema);
  if (!isSite(schemas, site)) throw new Error('The example of site.yaml does not fit its schema.');
  const data = siteData(site, {
    languages: planLanguages(site, new Map(), new Map()),
    today: '2000-01-01',
    drafts: false,
    pictures: {},
    forms: {},
    icons: '/icons.svg',
  });
  const palette = derivePalette(site.theme.colors, site.theme.overrides);
  return { data: () => Promise.resolve(data), theme: () => Promise.resolve({ palette }) };
}
