import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../schema/is-record.ts';
import { diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../../schema/generated/data.d.ts';
import { type Finding, locateFindings } from '../../diagnostics/finding.ts';
import type { YamlFile } from '../../diagnostics/yaml-file.ts';
import type { HostLimits } from './host-limits.ts';

/** Each page is a document and its data, each a file. */
const FILES_OF_PAGE = 2;

interface Served {
  /** The site folder. */
  folder: string;
  /** How many pages there are. */
  pages: number;
  /** Paths of the files below public/, from the site folder. */
  files: readonly string[];
}

/**
 * Finds what of a site does not fit on a host, or will be answered there otherwise than by the site's own server. What only
 * a build knows, such as the length of its policy, the build says.
 */
export function findHostProblems(
  yaml: YamlFile,
  { folder, pages, files }: Served,
  host: HostLimits,
): Diagnostic[] {
  const { data } = yaml.parsed;
  const site = isRecord(data) ? data : {};
  const sizes = files.flatMap((file) => tooLarge(folder, file, host));
  return [
    ...locateFindings(yaml, [
      ...redirectFindings(isRecord(site['redirects']) ? site['redirects'] : {}, host),
      ...goneFindings(site['gone'], host),
      ...languageFindings(site['languages'], host),
    ]),
    ...fileCount(pages * FILES_OF_PAGE + files.length, host),
    ...sizes,
  ];
}

function redirectFindings(redirects: Record<string, unknown>, host: HostLimits): Finding[] {
  const { title, redirects: most = Infinity, queries } = host;
  const { redirectLength = Infinity, addressLength = Infinity } = host;
  const all = Object.entries(redirects);
  const addresses = Math.floor(most / 2);
  return all.flatMap(([from, to], index): Finding[] => {
    if (typeof to !== 'string') return [];
    const place = { path: ['redirects', from], part: 'key' } as const;
    if (index === addresses)
      return [
        {
          ...place,
          id: 'host-limit',
          message: `${title} allows redirects for ${inWords(addresses)} addresses, but this site has ${inWords(all.length)}.`,
          suggestion: 'Remove those that nobody has requested in years.',
        },
      ];
    if (`${from} ${to} 301`.length > redirectLength)
      return [
        {
          ...place,
          id: 'host-limit',
          message: `${title} allows at most ${inWords(redirectLength)} characters for a redirect.`,
        },
      ];
    if (Math.max(from.length, to.length) > addressLength)
      return [
        {
          ...place,
          id: 'host-limit',
          message: `${title} allows at most ${inWords(addressLength)} characters for each address of a redirect.`,
        },
      ];
    if (from.includes('?') && !queries)
      return [
        {
          ...place,
          id: 'host-difference',
          message: `${title} ignores the query (after ?) of an address, so this redirect is left out there.`,
        },
      ];
    return [];
  });
}

function goneFindings(gone: unknown, { title, gone: isKnown }: HostLimits): Finding[] {
  if (isKnown || !Array.isArray(gone) || gone.length === 0) return [];
  return [
    {
      path: ['gone'],
      part: 'key',
      id: 'host-difference',
      message: `${title} cannot answer with 410 (gone), only with 404 (not found).`,
    },
  ];
}

function languageFindings(languages: unknown, { title, localNotFound }: HostLimits): Finding[] {
  if (localNotFound || !Array.isArray(languages) || languages.length < 2) return [];
  return [
    {
      path: ['languages'],
      part: 'key',
      id: 'host-difference',
      message: `${title} shows the same page for every unknown address: the one in the main language.`,
    },
  ];
}

function fileCount(
  count: number,
  { title, files = Infinity, filesWithoutPlan = Infinity }: HostLimits,
): Diagnostic[] {
  const has = `this site has at least ${inWords(count)}`;
  if (count > files)
    return [
      diagnosticOfFile('site.yaml', {
        id: 'host-limit',
        message: `${title} allows ${inWords(files)} files, but ${has}.`,
        suggestion: 'Use your own server: docs/hosting.md.',
      }),
    ];
  if (count > filesWithoutPlan)
    return [
      diagnosticOfFile('site.yaml', {
        id: 'host-difference',
        message: `${title} allows ${inWords(filesWithoutPlan)} files on the free plan, but ${has}.`,
      }),
    ];
  return [];
}

function tooLarge(
  folder: string,
  file: string,
  { title, fileMiB = Infinity }: HostLimits,
): Diagnostic[] {
  const { size } = statSync(join(folder, file));
  const has = Math.ceil(size / 1024 / 1024);
  if (has <= fileMiB) return [];
  return [
    diagnosticOfFile(file, {
      id: 'host-limit',
      message: `${title} allows files of at most ${fileMiB} MiB, but this one has ${has}.`,
      suggestion: 'Make it smaller, or host it elsewhere and link to it.',
    }),
  ];
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}
