import {
  ASK_AGAIN,
  FOREVER,
  HASHED_FOLDERS,
  SECURITY_HEADERS,
  SVG_POLICY,
  TRANSPORT_SECURITY,
} from '../output/headers/file-headers.ts';
import { documentClasses, endingsByType } from './document-classes.ts';
import type { Host } from './host.ts';
import type { HostedSite } from './hosted-site.ts';
import { withSlash } from './rule-files.ts';

const FILES = 'file_server {\n\tprecompressed br gzip\n\tdisable_canonical_uris\n}';

/** Caddy: a file that is imported into the block of the site, which says where the files are. */
export const caddy: Host = {
  copies: ['.br', '.gz'],
  files: (site) => ({ 'site.caddy': `${mainPart(site)}\n${errorPart(site)}\n` }),
};

function mainPart(site: HostedSite): string {
  const documents = documentClasses(site).map(({ headers, addresses }, index) => {
    const paths = addresses.flatMap((address) =>
      address === '/' ? [address] : withSlash(address),
    );
    return headerBlock(`@site_document${index}`, [`path ${paths.join(' ')}`], headers);
  });
  const types = [...endingsByType(site)]
    .filter(([type]) => !type.startsWith('text/html'))
    .map(([type, endings], index) =>
      headerBlock(
        `@site_type${index}`,
        [`path ${endings.map((ending) => `*.${ending}`).join(' ')}`],
        { 'Content-Type': type },
      ),
    );
  const hashed = `path ${HASHED_FOLDERS.map((folder) => `/${folder}/*`).join(' ')}`;
  const own = ['', ...site.notFound].map((folder) => `${folder}/404.html`);
  return block('route', [
    block('header', headerLines(SECURITY_HEADERS)),
    headerBlock('@site_tls', ['protocol https'], TRANSPORT_SECURITY),
    ...movedPart(site),
    // No file has a second address. Matchers of paths read two slashes as one.
    block('@site_second', [
      'expression {http.request.orig_uri.path}.contains("//") || {path}.endsWith("/index.html")',
    ]),
    'error @site_second 404',
    block('@site_own', [`path ${own.join(' ')}`]),
    'error @site_own 404',
    headerBlock('@site_other', [`not ${hashed}`], { 'Cache-Control': ASK_AGAIN }),
    headerBlock('@site_hashed', [hashed], { 'Cache-Control': FOREVER }),
    ...types,
    ...documents,
    headerBlock('@site_svg', ['path *.svg'], { 'Content-Security-Policy': SVG_POLICY }),
    // Of thousands of pages a build makes no copies.
    'encode gzip',
    'try_files {path} {path}/index.html',
    FILES,
  ]);
}

function movedPart({ moved }: HostedSite): string[] {
  return moved.flatMap(({ path, parameters, moved: to }, index) => {
    const matcher = `@site_moved${index}`;
    // Of several parameters, the matcher `query` of earlier versions asks for one only.
    const query = parameters.map(([name, value]) => `{query.${name}} == ${quoted(value)}`);
    return [
      block(matcher, [
        `path ${withSlash(path).join(' ')}`,
        ...(query.length > 0 ? [`expression ${query.join(' && ')}`] : []),
      ]),
      to.status === 301 ? `redir ${matcher} ${quoted(to.location)} 301` : `error ${matcher} 410`,
    ];
  });
}

/** An unknown address is answered with a page, that of its language before that of the site. */
function errorPart({ notFound, documents }: HostedSite): string {
  const pages = [...notFound, ''].flatMap((folder, index) => {
    const page = `${folder}/404.html`;
    const matcher = `@site_missing${index}`;
    return [
      block(matcher, [
        'expression {err.status_code} in [404, 410]',
        ...(folder === '' ? [] : [`path ${folder}/*`]),
      ]),
      block(`handle ${matcher}`, [
        block(
          'header',
          headerLines({
            ...documents.get(page),
            'Cache-Control': ASK_AGAIN,
            'Content-Type': 'text/html; charset=utf-8',
          }),
        ),
        `rewrite * ${page}`,
        FILES,
      ]),
    ];
  });
  return block('handle_errors', pages);
}

function headerBlock(
  matcher: string,
  fits: readonly string[],
  headers: Record<string, string>,
): string {
  return `${block(matcher, fits)}\n${block(`header ${matcher}`, headerLines(headers))}`;
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
}

function block(head: string, parts: readonly string[]): string {
  return [`${head} {`, ...parts.map((part) => part.replaceAll(/^/gm, '\t')), '}'].join('\n');
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', String.raw`\"`)}"`;
}
