import { randomUUID } from 'node:crypto';
import type { SiteContext } from '../../../check/model/context.ts';
import type { Schemas } from '../../../schema/load-schemas.ts';
import { compareTexts } from '../../../schema/texts/compare-texts.ts';
import type { SiteSchemas } from '../../protocol.ts';
import { type Nameable, sampleOf } from './sample-of.ts';

/** By what the files of a site are written, with a sample of each block that names what the site has. */
export function siteSchemas(
  { schemas, icons }: Pick<SiteContext, 'schemas' | 'icons'>,
  nameable: Nameable,
): SiteSchemas {
  return {
    page: schemas.page.schema,
    site: schemas.site.schema,
    localSite: schemas.localSite.schema,
    form: schemas.form.schema,
    localForm: schemas.localForm.schema,
    blocks: [...schemas.blocks].map(([type, { schema }]) => ({
      type,
      schema,
      sample: sampleOf(type, schemas, nameable),
    })),
    icons: [...icons].toSorted(compareTexts),
  };
}

/** Tells whether the schemas of a site are still those that the studio knows. */
export class Editions {
  #schemas: Schemas | undefined;
  #named = '';
  #edition = '';

  /** @returns another text once `siteSchemas` gives something else; also after a new start of the server */
  of({ schemas, icons }: Pick<SiteContext, 'schemas' | 'icons'>, nameable: Nameable): string {
    const named = JSON.stringify([nameable, [...icons]]);
    if (schemas !== this.#schemas || named !== this.#named) this.#edition = randomUUID();
    [this.#schemas, this.#named] = [schemas, named];
    return this.#edition;
  }
}
