import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SITE_CHANGED } from '../renderer/dev/site-changed.ts';
import { DevSite } from './dev-site.ts';
import { ENGINE, siteFolders, type SiteFolders } from './folders.ts';

const ENTRY = '/renderer/dev/entry-dev.tsx';

/** Media types of pictures as the build makes them. */
const PICTURE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/**
 * Starts the development server: pages are checked and shown as they are written, problems beside them.
 * @returns the server, listening
 */
export async function startDev(site: string, port: number): Promise<ViteDevServer> {
  const folders = siteFolders(site);
  const server = await createServer({
    root: ENGINE,
    configFile: join(ENGINE, 'vite.config.ts'),
    server: { port },
    plugins: [sitePlugin(folders)],
  });
  return server.listen();
}

/** Answers for the site's pages, data and pictures, and tells the browser when they change. */
function sitePlugin(folders: SiteFolders): Plugin {
  const site = new DevSite(folders);
  return {
    name: 'site',
    configureServer(server) {
      server.watcher.add([
        join(folders.root, 'site.yaml'),
        join(folders.root, 'pages'),
        folders.media,
      ]);
      server.watcher.on('all', (event, file) => {
        const path = relative(folders.root, file).split(sep).join('/');
        if (path !== 'site.yaml' && !/^(pages|media)\//.test(path)) return;
        site.forget(path, event);
        server.ws.send(SITE_CHANGED);
      });
      server.middlewares.use((request, response, next) => {
        answer(request, site, server).then((found) => {
          if (!found) return next();
          response.writeHead(found.status ?? 200, {
            'Content-Type': found.type,
            'Cache-Control': 'no-store',
          });
          response.end(found.body);
        }, next);
      });
    },
  };
}

interface Answer {
  type: string;
  body: string | Buffer;
  status?: number;
}

async function answer(
  request: IncomingMessage,
  site: DevSite,
  server: ViteDevServer,
): Promise<Answer | undefined> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/dev/site.json') return json(await site.data());
  if (pathname === '/dev/problems.json') return json(site.problems());
  if (pathname.endsWith('/page.json')) {
    const data = await site.page(pathname.slice(0, -'/page.json'.length) || '/');
    return data ? json(data) : { ...json(null), status: 404 };
  }
  const picture = pathname.startsWith('/media/') ? PICTURE_TYPES[extname(pathname)] : undefined;
  if (picture) return { type: picture, body: await site.mediaFile(pathname) };
  if (!request.headers.accept?.includes('text/html')) return undefined;
  const template = await readFile(join(ENGINE, 'index.html'), 'utf8');
  const body = `<div id="root"></div><script type="module" src="${ENTRY}"></script>`;
  const html = template
    .replace('<!--head-->', '<title></title><link rel="icon" href="data:,">')
    .replace('<!--body-->', body);
  return { type: 'text/html', body: await server.transformIndexHtml(pathname, html) };
}

function json(data: unknown): Answer {
  return { type: 'application/json', body: JSON.stringify(data) };
}
