import { contentType } from '../output/headers/file-headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** Documents that are sent with the same headers. */
interface DocumentClass {
  headers: Record<string, string>;
  /** Their addresses. */
  addresses: string[];
}

/** Pages with the same blocks have the same style sheet, and so the same policy: far fewer than there are pages. */
export function documentClasses({ documents }: HostedSite): DocumentClass[] {
  const classes = new Map<string, DocumentClass>();
  for (const [address, headers] of documents) {
    const key = JSON.stringify(headers);
    const known = classes.get(key);
    if (known) known.addresses.push(address);
    else classes.set(key, { headers, addresses: [address] });
  }
  return [...classes.values()];
}

/** The endings of a site's files, by the type that they are sent with. */
export function endingsByType({ files }: Pick<HostedSite, 'files'>): Map<string, string[]> {
  const endings = new Set(files.map((file) => file.slice(file.lastIndexOf('.') + 1)));
  const types = new Map<string, string[]>();
  for (const ending of [...endings].toSorted()) {
    const type = contentType(`/a.${ending}`);
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return types;
}
