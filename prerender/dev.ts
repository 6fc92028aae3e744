import { join, relative, sep } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { SITE_CHANGED } from '../renderer/dev/site-changed.ts';
import { answer } from './dev-answer.ts';
import { DevExamples } from './dev-examples.ts';
import { markBlocks } from './dev-marks.ts';
import { DevSite } from './dev-site.ts';
import { ENGINE, siteFolders, type SiteFolders } from './folders.ts';

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
    plugins: [sitePlugin(folders), markBlocks()],
  });
  return server.listen();
}

/** Answers for the site's pages, data and pictures, and tells the browser when they change. */
function sitePlugin(folders: SiteFolders): Plugin {
  const site = new DevSite(folders);
  const examples = new DevExamples(folders, site);
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
        answer(request, { site, examples, server }).then((found) => {
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
