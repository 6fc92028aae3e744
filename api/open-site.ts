import type { Diagnostic } from '../schema/generated/data.d.ts';
import { siteFolders } from '../prerender/paths.ts';
import { openWholeSite } from './open-whole-site.ts';

export interface OpenSiteOptions {
  /** As of when: a day, such as 2026-12-01, or a moment; as of now by default. */
  asOf?: string | undefined;
  /** Whether drafts count as published; false by default. */
  drafts?: boolean | undefined;
}

/** A site, as far as it is known without reading its pages. */
export interface Site {
  /** Absolute, without symbolic links. */
  folder: string;
  /** Where it is published, as site.yaml says. */
  url?: string;
  /** Tags such as en; the main language is the first. */
  languages: string[];
  /** The address of each page and its file, from the folder of the site; none if site.yaml cannot be read. */
  pages: { route: string; file: string }[];
  /** The name of each form and its file. */
  forms: { name: string; file: string }[];
  /** What is wrong with site.yaml, forms and names of files; `checkSite` reads the pages, too. */
  problems: Diagnostic[];
}

/**
 * Reads what all pages of a site have in common.
 * @param site the folder with site.yaml
 * @throws when the folder is not a site
 */
export async function openSite(site: string, options: OpenSiteOptions = {}): Promise<Site> {
  const { asOf, drafts = false } = options;
  const opened = await openWholeSite(site, siteFolders(site), { asOf, drafts, host: undefined });
  const { folder, siteUrl, routes, languages } = opened.context;
  return {
    folder,
    ...(siteUrl === undefined ? {} : { url: siteUrl }),
    languages: [languages.main, ...languages.languages.filter((tag) => tag !== languages.main)],
    pages: [...routes].map(([route, file]) => ({ route, file })),
    forms: opened.forms.map(({ name, file }) => ({ name, file })),
    problems: opened.problems,
  };
}
