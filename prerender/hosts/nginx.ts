import { isCompressible } from '../../schema/media-type.ts';
import {
  ASK_AGAIN,
  FOREVER,
  HASHED_FOLDERS,
  SECURITY_HEADERS,
  SVG_POLICY,
  TRANSPORT_SECURITY,
} from '../output/headers/file-headers.ts';
import type { MovedRule } from '../output/headers/moved-addresses.ts';
import { documentClasses, endingsByType } from './document-classes.ts';
import type { Host } from './host.ts';
import type { HostedSite } from './hosted-site.ts';
import { withSlash } from './rule-files.ts';

/** How a page is found; what the first two are not is not there. */
const FIND = 'try_files $uri $uri/index.html =404;';

/**
 * nginx: one file for its `http` block, because maps are there, and one for the `server` block of the site. Headers are
 * looked up when an answer is sent, so those of a page that says there is nothing are its own.
 */
export const nginx: Host = {
  copies: ['.gz'],
  files: (site) => ({ 'http.conf': httpPart(site), 'server.conf': serverPart(site) }),
};

function httpPart(site: HostedSite): string {
  const classes = documentClasses(site);
  const hashed = String.raw`~^\d+/(?:${HASHED_FOLDERS.join('|')})/`;
  return [
    'map_hash_max_size 65536;',
    'map_hash_bucket_size 256;',
    map('$uri', '$site_address', [
      [String.raw`~^(?<site_path>.*?)(?:/+(?:index\.html)?)?$`, '$site_path'],
    ]),
    map('$site_address', '$site_document', [
      ...classes.flatMap(({ addresses }, index) =>
        addresses.map((address): [string, string] => [
          address === '/' ? '' : address,
          String(index + 1),
        ]),
      ),
      [String.raw`~\.svg$`, 'svg'],
    ]),
    ...headerNames(site).map((name) =>
      map('$site_document', variableOf(name), [
        ...classes.map(({ headers }, index): [string, string] => [
          String(index + 1),
          headers[name] ?? '',
        ]),
        ['svg', name === 'Content-Security-Policy' ? SVG_POLICY : ''],
      ]),
    ),
    map('$status$site_address', '$site_cache', [
      ['~^301', ''],
      [hashed, FOREVER],
      ['default', ASK_AGAIN],
    ]),
    ...Object.entries(TRANSPORT_SECURITY).map(([name, value]) =>
      map('$https', variableOf(name), [['on', value]]),
    ),
    '',
  ].join('\n');
}

function serverPart(site: HostedSite): string {
  const endings = endingsByType(site);
  const texts = [...endings.keys()].filter(isCompressible).map(quoted);
  const types = [...endings].map(([type, names]) => `  ${quoted(type)} ${names.join(' ')};`);
  return [
    `types {\n${types.join('\n')}\n}`,
    'default_type application/octet-stream;',
    // Of thousands of pages a build makes no copies.
    'gzip_static on;',
    'gzip on;',
    `gzip_types ${texts.join(' ')};`,
    'gzip_vary on;',
    'absolute_redirect off;',
    'merge_slashes off;',
    ...Object.entries(SECURITY_HEADERS).map(
      ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
    ),
    ...[...Object.keys(TRANSPORT_SECURITY), ...headerNames(site)].map(
      (name) => `add_header ${name} ${variableOf(name)} always;`,
    ),
    'add_header Cache-Control $site_cache always;',
    'error_page 404 410 /404.html;',
    location('~ (?://|/index\\.html$)', ['return 404;']),
    ...['', ...site.notFound].map((folder) =>
      location(`= ${folder}/404.html`, [errorPage(folder), 'internal;']),
    ),
    ...movedLocations(site),
    location('/', [FIND]),
    ...site.notFound.map((folder) => location(`${folder}/`, [errorPage(folder), FIND])),
    '',
  ].join('\n');
}

function movedLocations({ moved, notFound }: HostedSite): string[] {
  const paths = new Map<string, MovedRule[]>();
  for (const rule of moved) paths.set(rule.path, [...(paths.get(rule.path) ?? []), rule]);
  return [...paths].flatMap(([path, rules]) => {
    const folder = notFound.find((name) => path.startsWith(`${name}/`));
    const lines = [
      ...(folder === undefined ? [] : [errorPage(folder)]),
      ...rules.map(answerOf),
      ...(rules.every(({ parameters }) => parameters.length > 0) ? [FIND] : []),
    ];
    return withSlash(decodeURI(path)).map((from) => location(`= ${quoted(from)}`, lines));
  });
}

function answerOf({ parameters, moved }: MovedRule): string {
  const answer =
    moved.status === 301
      ? // A dollar sign would begin a variable.
        `return 301 ${quoted(moved.location.replaceAll('$', '%24'))};`
      : 'return 410;';
  if (parameters.length === 0) return answer;
  const asked = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).map(literal);
  const pattern = asked.map((text) => `(?=(?:.*&)?${text}(?:&|$))`).join('');
  return `if ($args ~ ${quoted(`^${pattern}`)}) { ${answer} }`;
}

function errorPage(folder: string): string {
  return `error_page 404 410 ${folder}/404.html;`;
}

function headerNames({ serving }: HostedSite): string[] {
  return Object.keys(serving.documentHeaders);
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

function map(from: string, to: string, entries: readonly [string, string][]): string {
  const lines = entries.map(([key, value]) => `  ${quoted(key)} ${quoted(value)};`);
  // Not kept: the page that says there is nothing has another address than what was asked for.
  return [`map ${from} ${to} {`, '  volatile;', ...lines, '}'].join('\n');
}

function location(pattern: string, lines: readonly string[]): string {
  return [`location ${pattern} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function literal(text: string): string {
  return text.replaceAll(/[^\w-]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', String.raw`\"`)}"`;
}
