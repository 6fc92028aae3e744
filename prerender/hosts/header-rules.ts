import type { HostLimits } from '../../check/features/hosts/host-limits.ts';
import { CALENDARS } from '../entries/event-data.ts';
import { FEEDS } from '../entries/feed-names.ts';
import { commonHeaders } from '../output/headers/document-headers.ts';
import {
  contentType,
  FOREVER,
  HASHED_FOLDERS,
  SECURITY_HEADERS,
  TRANSPORT_SECURITY,
} from '../output/headers/file-headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** Headers for all addresses of a pattern, in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Record<string, string>;
}

/**
 * Few rules for any number of pages, of which no two set the same header for one address: hosts add up what all rules
 * say that fit. So one policy serves all documents, and what is not said is what these hosts do by themselves: files are
 * asked for again, and have the types of their endings.
 */
export function headerRules(
  { serving, files }: Pick<HostedSite, 'serving' | 'files'>,
  { line: longest = Infinity }: Pick<HostLimits, 'line'>,
): HeaderRule[] {
  const all = { ...SECURITY_HEADERS, ...TRANSPORT_SECURITY };
  const exact = { ...all, ...commonHeaders(serving) };
  const fits = Object.entries(exact).every((line) => line.join(': ').length + 2 <= longest);
  // Hashes of hundreds of style sheets fit into no line; scripts stay as strict.
  const common = fits ? exact : { ...all, ...commonHeaders({ ...serving, styles: [ANY_STYLE] }) };
  return [
    { pattern: '/*', headers: common },
    ...HASHED_FOLDERS.map((folder) => ({
      pattern: `/${folder}/*`,
      headers: { 'Cache-Control': FOREVER },
    })),
    ...typedPatterns(files).map((pattern) => ({
      pattern,
      headers: { 'Content-Type': contentType(pattern) },
    })),
  ];
}

const ANY_STYLE = "'unsafe-inline'";

/** Files of types that not every host knows by their endings. */
function typedPatterns(files: readonly string[]): string[] {
  const manifests = files.filter((file) => /^[^/]+\.webmanifest$/.test(file));
  const ofEntries = [...FEEDS.map(({ file }) => file), ...Object.values(CALENDARS)].filter((file) =>
    files.some((name) => name.endsWith(`/${file}`)),
  );
  return [...manifests.map((file) => `/${file}`), ...ofEntries.map((file) => `/*/${file}`)];
}
