/**
 * The schemas for editors that a site has of its own, as paths from its folder, by those of the engine that they are made
 * from. Forms have neither icons nor links to forms, so those of the engine do.
 */
export const EDITOR_SCHEMAS = {
  'page.schema.json': '.cache/page.schema.json',
  'site.schema.json': '.cache/site.schema.json',
  'site-language.schema.json': '.cache/site-language.schema.json',
} as const;
