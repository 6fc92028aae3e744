import type { Schemas } from '../../schema/load-schemas.ts';
import type { Overview } from '../../studio/protocol.ts';

/** What the shell of the studio knows of a site without pages and pictures. */
export function studioOverview(schemas: Schemas): Overview {
  return {
    name: 'Site',
    languages: [],
    groups: [],
    page: schemas.page.schema,
    site: schemas.site.schema,
    localSite: schemas.localSite.schema,
    form: schemas.form.schema,
    localForm: schemas.localForm.schema,
    forms: [],
    blocks: [...schemas.blocks].map(([type, { schema }]) => ({ type, schema, sample: { type } })),
    pen: 'magenta',
    pictures: [],
    icons: [],
    kinds: [],
    timeZone: null,
    edition: '',
  };
}
