import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentSecurityPolicy } from '../../prerender/output/headers/content-security-policy.ts';
import { siteFolders } from '../../prerender/paths.ts';
import { writeForHost } from '../../prerender/hosts/write-for-host.ts';
import { SERVING_FILE } from '../../prerender/output/serving.ts';
import type { Serving } from '../../schema/generated/data.d.ts';

const REDIRECTS = {
  '/old': '/about',
  '/about.html': '/about',
  '/shop.php': 'https://shop.example/?a=$b',
  '/page?id=3': '/about',
  '/page?id=3&lang=de': '/de/',
  '/de/alt': '/de/about',
  '/with+plus': '/about',
};
const GONE = ['/sale', '/page?id=4', '/de/weg'];

/** A site as a build leaves it: enough of each kind of file, and any number of pages with few kinds of style sheets. */
export function writeSite(pages: number): { folder: string; dist: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
  const { dist } = siteFolders(folder);
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const document = (file: string, kind: number, more = ''): void => {
    const [style, script] = [`a{order:${kind % 7}}`, `let kind=${kind % 2}`];
    styles.add(hashOf(style));
    scripts.add(hashOf(script));
    write(
      file,
      `<!doctype html><title>${file}</title><script data-x>${script}</script><style>${style}</style>${more}${'<p>Text.</p>'.repeat(60)}`,
    );
  };
  document('index.html', 0);
  document('404.html', 1);
  document('de/index.html', 2);
  document('de/404.html', 3);
  document('de/about/index.html', 4);
  document('about/index.html', 5);
  document('visit/index.html', 6, '<button data-frame="https://maps.example"></button>');
  document('verify-1a2b.html', 0);
  writeFileSync(
    join(dist, 'about/index.html.gz'),
    gzipSync(readFileSync(join(dist, 'about/index.html'))),
  );
  for (let page = 0; page < pages; page += 1) document(`pages/page-${page}/index.html`, page);
  document('old/index.html', 0);
  document('about.html', 0);
  write('about/page.json', '{}');
  write('assets/entry-1a2b.js', 'let a;');
  write('assets/sheet-1a2b.css', 'a{}');
  write('assets/font-1a2b.woff2', 'font');
  write('media/hills-1a2b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('media/house-1a2b.webp', 'picture');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('site.webmanifest', '{}');
  write('robots.txt', 'User-agent: *');
  write('sitemap.xml', '<urlset/>');
  write('blog/feed.xml', '<rss/>');
  write('de/blog/atom.xml', '<feed/>');
  write('price-list.pdf', '%PDF');
  write('notes.unknown', 'of no type');
  write('.forms.json', '{"secret": true}');
  const serving: Serving = {
    documentHeaders: { 'Content-Security-Policy': contentSecurityPolicy() },
    // Of an earlier build, which visitors may still have.
    styles: [...styles, "'sha256-earlier='"],
    scripts: [...scripts],
    frames: ['https://maps.example', 'https://video.example'],
    redirects: REDIRECTS,
    gone: GONE,
    clientId: 'website',
  };
  write(SERVING_FILE, JSON.stringify(serving));
  return { folder, dist, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Writes a site for a host. @returns the folder with what the host reads and serves */
export async function writtenFor(folder: string, host: string): Promise<string> {
  await writeForHost(siteFolders(folder), host);
  return join(folder, `dist-${host}`);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
