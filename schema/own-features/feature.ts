/*
 * What a site's own features are made of: features/NAME.ts in its folder exports one by default. Experimental: it may
 * change with any version; docs/features-of-your-own.md explains each part.
 */

import type { FeatureProblem, HeadElement } from '../generated/data.d.ts';

export type { FeatureProblem, HeadElement };

/** A page without errors. It is not to be changed. */
export interface FeaturePage {
  /** Path from the site folder: pages/services/audits.yaml. */
  file: string;
  /** Address without the host: /services/audits. */
  route: string;
  /** Tag of the language that it is written in: en. */
  language: string;
  title: string;
  /** Empty where the page has none. */
  description: string;
  /** With `type`, and every field that has a default filled in. */
  blocks: readonly Readonly<Record<string, unknown>>[];
}

/** A file of the built site. */
export interface FeatureFile {
  /** From the top of the site, with slashes: llms.txt. */
  path: string;
  content: string | Uint8Array;
}

/** A site whose pages are rendered. */
export interface FeatureSite {
  name: string;
  /** Where it is published, without a slash at its end: https://www.example.com. */
  url: string;
  /** Tag of its main language. */
  language: string;
  /** All pages that search engines may list, in the order of their files. */
  pages: readonly Omit<FeaturePage, 'blocks'>[];
}

/** What a site adds to the engine. Each part is optional; what one throws is reported with file and line. */
export interface Feature {
  /** Judges a page. */
  rule?: (page: FeaturePage) => readonly FeatureProblem[];
  /** Gives elements for the head of a page. */
  head?: (page: FeaturePage) => readonly HeadElement[];
  /** Gives data as JSON, which blocks of the site read with `useFeatureData`; undefined for a page that has none. */
  data?: (page: FeaturePage) => unknown;
  /** Gives files of the built site. */
  emit?: (site: FeatureSite) => readonly FeatureFile[] | Promise<readonly FeatureFile[]>;
}

/** Gives a feature back as it is, with the types that its parts must have. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
