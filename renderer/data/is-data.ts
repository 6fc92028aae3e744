import type { PageData, SiteData } from './content.ts';

/*
 * What is fetched becomes a type here. The build wrote it from what was checked, at an address that belongs to this
 * very build or page; so it is enough to tell it from anything else that a server may answer with.
 */

export function isPageData(value: unknown): value is PageData {
  return hasFields(value, ['route', 'page', 'scripts', 'styles']);
}

export function isSiteData(value: unknown): value is SiteData {
  return hasFields(value, ['site', 'pictures', 'icons']);
}

function hasFields(value: unknown, names: string[]): boolean {
  return typeof value === 'object' && value !== null && names.every((name) => name in value);
}
