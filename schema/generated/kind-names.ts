/* Generated from authoring/kinds by "npm run generate". Do not edit. */

/** The kinds of page of the engine. */
export const kindNames: readonly string[] = [
  "articles",
  "entries",
  "entry",
  "industry",
  "landing",
  "legal",
  "plain",
  "prices",
  "questions",
  "service",
  "team",
  "visit"
];
