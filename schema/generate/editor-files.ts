/**
 * The schemas for editors that a site has of its own, as paths from its folder, by those of the engine that they are
 * made from.
 */
export const EDITOR_SCHEMAS = {
  'page.schema.json': '.cache/page.schema.json',
  'site.schema.json': '.cache/site.schema.json',
  'site-language.schema.json': '.cache/site-language.schema.json',
  'form.schema.json': '.cache/form.schema.json',
  'form-language.schema.json': '.cache/form-language.schema.json',
} as const;
