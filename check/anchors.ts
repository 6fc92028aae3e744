import { isRecord } from '../schema/is-record.ts';

/** The slugs in a page's data: each is a place on the page that a link can lead to. */
export function collectAnchors(data: unknown): Set<string> {
  const slugs = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      if (typeof value['slug'] === 'string') slugs.add(value['slug']);
      Object.values(value).forEach(visit);
    }
  };
  visit(isRecord(data) ? data['blocks'] : undefined);
  return slugs;
}
