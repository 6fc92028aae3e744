import { copyFileSync, existsSync, linkSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type HostName, HOSTS } from '../../check/features/hosts/host-limits.ts';
import { replaceWritten } from '../output/written-folder.ts';
import type { SiteFolders } from '../paths.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { type Host, SERVED } from './host.ts';
import { readHostedSite } from './hosted-site.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { refuseTooMuch } from './refuse-too-much.ts';
import { vercel } from './vercel.ts';

/** How each host is told. */
export const HOST_WRITERS: Record<HostName, Host> = { netlify, cloudflare, vercel, nginx, caddy };
const WRITERS = new Map(Object.entries(HOST_WRITERS));

/**
 * Writes the built site again into `dist-<host>/`: what is served, and what the host reads to send the same headers,
 * redirects and pages for unknown addresses as the site's own server.
 * @param name of a host
 * @returns a sentence that says what was written
 * @throws if the host does not take as much, or the folder holds something else
 */
export async function writeForHost(folders: SiteFolders, name: string): Promise<string> {
  const { root, dist } = folders;
  const [host, limits] = [WRITERS.get(name), HOSTS.get(name)];
  if (!host || !limits) throw new Error(`There is no host ${name}.`);
  const site = readHostedSite(dist);
  refuseTooMuch(
    site.files.map((file) => ({
      file: host.place?.(file) ?? file,
      size: statSync(join(dist, file)).size,
    })),
    limits,
  );

  const output = join(root, `dist-${name}`);
  await replaceWritten(output, folders, async (making) => {
    for (const file of site.files)
      for (const copy of ['', ...host.copies]) {
        const source = join(dist, file + copy);
        const place = (host.place?.(file) ?? file) + copy;
        if (existsSync(source)) take(source, join(making, SERVED, place));
      }
    for (const [file, text] of Object.entries(host.files(site, limits)))
      writeFileSync(join(making, file), text);
  });
  return `Written for ${limits.title} into ${relative('.', output)}: ${site.files.length} files.`;
}

/** A link costs no room, and a build puts new files in the place of old ones without changing them. */
function take(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or a file system without links.
    copyFileSync(source, target);
  }
}
