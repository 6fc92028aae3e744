import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../schema/generated/content.d.ts';
import type { CheckedPage } from '../schema/check-page.ts';
import type { Pictures, SiteData } from '../renderer/content.ts';
import { ENGINE_ICONS } from '../renderer/parts/engine-icons.ts';
import { bundle, type Bundle } from './bundle.ts';
import { renderDocument, type DocumentParts } from './document.ts';
import { findNames } from './find-names.ts';
import { ENGINE, type SiteFolders } from './folders.ts';
import { writeIcons } from './icons.ts';
import { makePicture, makeShareImage } from './pictures.ts';
import { refuseSecret } from './refuse-secret.ts';
import { renderPages } from './render-pages.ts';
import { contentSecurityPolicy } from './security.ts';
import { writeRedirects } from './redirects.ts';
import { robots, sitemap } from './sitemap.ts';

/** The file in `dist/` that says how the rest is to be served. */
export const SERVING_FILE = '.serving.json';

export interface Serving {
  /** Sent with every document. */
  documentHeaders: Record<string, string>;
  /** New addresses of pages that have moved, by the old ones. */
  redirects: Record<string, string>;
  /** The public client id that the form sends; absent on a site without a form. */
  clientId?: string | undefined;
}

/**
 * Builds a checked site into `dist/`: pages, data, pictures, scripts, sitemap and the headers to send.
 * @throws when something cannot be built; the message names the page or file
 */
export async function build(site: Site, pages: CheckedPage[], folders: SiteFolders): Promise<void> {
  refuseSecret(site);
  // Without it Node would load the development build of React, ten times slower.
  process.env.NODE_ENV = 'production';
  const code = await bundle(folders);
  const pictures = await makePictures([site, ...pages], folders);
  const images = await makeShareImages(site, pages, folders);
  const siteData: SiteData = {
    site,
    pictures: ofSite(site, pictures),
    icons: await writeIcons([...ENGINE_ICONS, ...findNames([site, ...pages]).icons], folders.dist),
  };
  const parts: DocumentParts = {
    template: await readFile(join(ENGINE, 'index.html'), 'utf8'),
    bundle: code,
    site: siteData,
    siteUrl: await writeHashed('site', 'json', JSON.stringify(siteData), folders.dist),
    faviconUrl: await copyFavicon(site.favicon, folders),
  };

  await renderPages(pages, {
    parts,
    context: { site, bundle: code, pictures, images },
    dist: folders.dist,
  });
  await writeNotFound(parts, code, folders.dist);

  const routes = pages.map(({ route }) => route).sort();
  await writeFile(join(folders.dist, 'sitemap.xml'), sitemap(site.url, routes));
  await writeFile(join(folders.dist, 'robots.txt'), robots(site.url));
  await writeRedirects(site, folders.dist);
  const serving: Serving = {
    documentHeaders: {
      'Content-Security-Policy': contentSecurityPolicy(code, foreignOrigins(site)),
    },
    redirects: site.redirects,
    clientId: site.inquiry?.clientId,
  };
  await writeFile(join(folders.dist, SERVING_FILE), JSON.stringify(serving, null, 2));
  if (existsSync(folders.public)) await cp(folders.public, folders.dist, { recursive: true });
}

async function makePictures(content: unknown[], folders: SiteFolders): Promise<Pictures> {
  const pictures: Pictures = {};
  for (const src of findNames(content).pictures) pictures[src] = await makePicture(src, folders);
  return pictures;
}

async function makeShareImages(site: Site, pages: CheckedPage[], folders: SiteFolders) {
  const names = new Set([site.shareImage, ...pages.flatMap(({ page }) => page.shareImage ?? [])]);
  const images: Record<string, string> = {};
  for (const src of names) images[src] = await makeShareImage(src, folders);
  return images;
}

function ofSite(site: Site, pictures: Pictures): Pictures {
  const names = findNames(site).pictures;
  return Object.fromEntries(Object.entries(pictures).filter(([src]) => names.has(src)));
}

/** The favicon keeps its plain name, because some programs ask for it without reading the page. */
async function copyFavicon(favicon: string, { media, dist }: SiteFolders): Promise<string> {
  const url = `/favicon${favicon.slice(favicon.lastIndexOf('.'))}`;
  await cp(join(media, favicon), join(dist, url));
  return url;
}

async function writeHashed(
  name: string,
  extension: string,
  text: string,
  dist: string,
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const url = `/assets/${name}-${hash}.${extension}`;
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, url), text);
  return url;
}

async function writeNotFound(
  parts: DocumentParts,
  { serverEntry }: Bundle,
  dist: string,
): Promise<void> {
  const { renderNotFound }: typeof import('../renderer/entry-server.tsx') = await import(
    serverEntry
  );
  const { notFound, name } = parts.site.site;
  const head = { title: `${notFound.title} | ${name}`, description: notFound.text };
  await writeFile(join(dist, '404.html'), renderDocument(parts, renderNotFound(parts.site), head));
}

/** Where the browser sends inquiries, if that is another origin than the site's own. */
function foreignOrigins({ inquiry }: Site): string[] {
  return inquiry && !inquiry.endpoint.startsWith('/') ? [new URL(inquiry.endpoint).origin] : [];
}
