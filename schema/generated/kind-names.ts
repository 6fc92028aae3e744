/* Generated from authoring/kinds by "npm run generate". Do not edit. */

/** The kinds of page of the engine. */
export const kindNames: readonly string[] = [
  "articles",
  "entry",
  "industry",
  "landing",
  "plain",
  "service",
  "team"
];
