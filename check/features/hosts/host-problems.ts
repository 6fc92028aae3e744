import { statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../schema/is-record.ts';
import { type Diagnostic, diagnosticOfFile } from '../../diagnostics/diagnostic.ts';
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
          message: `${title} takes redirects for ${inWords(addresses)} addresses, and here are ${inWords(all.length)}.`,
          suggestion: 'Leave out those that nobody has asked for in years.',
        },
      ];
    if (`${from} ${to} 301`.length > redirectLength)
      return [
        {
          ...place,
          id: 'host-limit',
          message: `${title} takes at most ${inWords(redirectLength)} characters for a redirect.`,
        },
      ];
    if (Math.max(from.length, to.length) > addressLength)
      return [
        {
          ...place,
          id: 'host-limit',
          message: `${title} takes at most ${inWords(addressLength)} characters for each address of a redirect.`,
        },
      ];
    if (from.includes('?') && !queries)
      return [
        {
          ...place,
          id: 'host-difference',
          message: `${title} tells no addresses apart by what follows the ?, so this redirect is left out there.`,
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
      message: `${title} cannot say of an address that it is gone (410), only that it is not there (404).`,
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
      message: `${title} answers every unknown address with one page, that of the main language.`,
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
        message: `${title} takes ${inWords(files)} files, and ${has}.`,
        suggestion: 'Serve it from a server of your own: docs/hosting.md.',
      }),
    ];
  if (count > filesWithoutPlan)
    return [
      diagnosticOfFile('site.yaml', {
        id: 'host-difference',
        message: `${title} takes ${inWords(filesWithoutPlan)} files from those who do not pay, and ${has}.`,
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
      message: `${title} takes files of at most ${fileMiB} MiB, and this one has ${has}.`,
      suggestion: 'Make it smaller, or keep it with another host and link to it.',
    }),
  ];
}

function inWords(count: number): string {
  return count.toLocaleString('en');
}
