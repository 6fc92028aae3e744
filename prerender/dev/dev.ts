import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import {
  createServer,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite';
import { THEME_CSS } from '../../check/model/theme-css.ts';
import { SITE_CHANGED } from '../../renderer/dev/site-changed.ts';
import { answer } from './routes.ts';
import { BundledClient, isClientSource } from './bundled-client.ts';
import { openEditor } from './editor.ts';
import { DevExamples } from './examples.ts';
import { guardFiles, guardRequests, isServed } from './guard.ts';
import { leadsOut } from './leads-out.ts';
import { loadsNow } from './loads-now.ts';
import { markBlocks } from './mark-blocks.ts';
import { notDrawn, SITE_FOLDERS } from './not-drawn.ts';
import { ownReact } from './own-react.ts';
import { DevSite } from './site.ts';
import { OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import { writeOwn } from '../own-blocks/write-own.ts';
import { ownImports } from '../bundle/plugins/own-imports.ts';
import { viteConfig } from '../bundle/vite-config.ts';
import { listBlockSources } from '../bundle/block-sources.ts';
import { readEngineBundle } from '../bundle/engine-bundle.ts';
import { DevFiles } from './dev-files.ts';
import { DevSources } from './dev-sources.ts';
import { refuseLinks } from '../output/refuse-links.ts';
import { ENGINE, siteFolders, type SiteFolders } from '../paths.ts';
import { fingerprint } from '../cache/fingerprint.ts';
import { hashEngine } from '../engine/engine-hash.mjs';

/**
 * Of a file that is written in pieces the watcher may tell once only, and of one that is replaced a moment after another
 * event of it nothing; it is looked at again after so many ms.
 */
const DEBOUNCE_MS = 100;

/** What a site says about itself, in whatever language, and the sheet of its own. */
const SITE_FILE = /^(site(\.[a-z0-9-]+)?\.yaml|theme\.css)$/;

/** What a block type is made of: its schema, those it is used with and what they share, its component. */
const BLOCK = /^(schema\/((blocks|shared)\/|[^/]+\.json$)|renderer\/blocks\/[^/]+$)/;

/** A draft of the site: texts that are shown in the place of those on the disk. */
export interface ShownDraft {
  unsaved: ReadonlyMap<string, string | undefined>;
  onChange: (listener: (change: { file: string; event: string }) => void) => unknown;
}

/** What Vite tells on the standard output, and where it keeps the modules that it prepares, if not as usual. */
export interface DevServerOptions extends Pick<InlineConfig, 'logLevel' | 'cacheDir'> {
  /** What answers requests before all else; it is given the site as the server shows it. */
  first?: (site: DevSite) => Plugin;
}

/**
 * Starts the development server: pages are checked and shown as they are written, problems next to them.
 * @param draft what is shown instead of what is on the disk; without it, that
 * @returns the server, listening
 */
export async function startDev(
  site: string,
  port: number,
  { first, ...options }: DevServerOptions = {},
  draft?: ShownDraft,
): Promise<ViteDevServer> {
  const folders = siteFolders(site);
  const devSite = new DevSite(folders, draft?.unsaved);
  refuseLinks(folders);
  const ownFolder = join(realpathSync(folders.root), OWN_BLOCKS);
  const list = () => listBlockSources(folders.root);
  writeOwn(folders.root);
  const client = new BundledClient(readEngineBundle(hashEngine())?.devClient);
  const server = await createServer(
    mergeConfig(viteConfig(list()), {
      root: ENGINE,
      ...options,
      configFile: false,
      // Pictures made on the way are not news.
      // What fails is shown in the panel, over the last good page; the overlay would cover it.
      server: {
        port,
        // Vite would let every page on a port of this machine read what is written.
        cors: false,
        hmr: { overlay: false },
        watch: {
          ignored: [
            '**/.cache/**',
            '**/dist/**',
            notDrawn(ENGINE, folders.root),
            leadsOut([ENGINE, folders.root]),
          ],
        },
        fs: { allow: [searchForWorkspaceRoot(ENGINE), ownFolder] },
      },
      plugins: [
        ...(first ? [first(devSite)] : []),
        guardRequests(),
        sitePlugin(folders, devSite, { client, draft }),
        guardFiles(ENGINE, ownFolder),
        client.plugin(),
        markBlocks(list),
        ownImports(ownFolder),
        ownReact(ownFolder),
      ],
      // The index of the search is made of pages that are drawn here; Node loads these as they are.
      environments: {
        ssr: {
          resolve: {
            external: [
              'react',
              'react-dom',
              'wouter',
              'zustand',
              '@ark-ui/react',
              '@glidejs/glide',
            ],
          },
        },
      },
    }),
  );
  return server.listen();
}

/** Answers for the site's pages, data and pictures, and tells the browser when they change. */
// oxlint-disable-next-line max-lines-per-function -- One plugin, with all that its server needs.
function sitePlugin(
  folders: SiteFolders,
  site: DevSite,
  { client, draft }: { client: BundledClient; draft: ShownDraft | undefined },
): Plugin {
  const examples = new DevExamples(folders, site);
  return {
    name: 'site',
    // oxlint-disable-next-line max-lines-per-function -- The parts of the server, which share what they tell one another.
    configureServer(server) {
      const sources = new DevSources(site, server);
      const files = new DevFiles(site, server);
      const served = {
        engine: ENGINE,
        blocks: join(folders.root, OWN_BLOCKS),
        cache: server.config.cacheDir,
      };
      const modules = {
        loadsNow: (id: string) => loadsNow(server, id),
        areSent: (pathname: string) => isServed(pathname, served),
      };
      const siteFiles = readdirSync(folders.root).filter((name) => SITE_FILE.test(name));
      const names = [...new Set([...siteFiles, THEME_CSS, ...SITE_FOLDERS])];
      const watched = names.map((name) => join(folders.root, name));
      server.watcher.add(watched);
      const told = new Map<string, string>();
      const tell = (event: string, file: string) => {
        const path = pathFrom(folders.root, file);
        if (isClientSource(file)) {
          sources.forgetBundle();
          client.forget(server);
        }
        if (SITE_FILE.test(path) || /^(pages|forms|media|public|features)(\/|$)/.test(path))
          site.forget(path, event);
        else if (isBlock(folders, file)) {
          site.forgetBlocks();
          writeOwn(folders.root);
        } else return;
        // The watcher does not tell that what it was told to watch is there again.
        if (event.startsWith('unlink') && watched.includes(file))
          whenThere(file, () => tell('add', file));
        told.set(file, fingerprint(file));
        server.ws.send(SITE_CHANGED);
        lookAgain(file);
      };
      // That a file is gone, the watcher tells.
      const lookAgain = (file: string) =>
        setTimeout(() => {
          if (!['', told.get(file)].includes(fingerprint(file))) tell('change', file);
        }, DEBOUNCE_MS).unref();
      const whenThere = (file: string, then: () => void) => {
        const timer = setInterval(() => {
          if (!existsSync(file)) return;
          clearInterval(timer);
          server.watcher.add(file);
          then();
        }, DEBOUNCE_MS).unref();
      };
      server.watcher.on('all', tell);
      server.watcher.on('raw', (_event, name, { watchedPath }: { watchedPath: string }) => {
        const file = basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
        if (file.startsWith(folders.root)) lookAgain(file);
      });
      draft?.onChange(({ file, event }) => tell(event, join(folders.root, file)));
      // Of several that are not there yet, the watcher waits for one.
      for (const path of watched)
        if (!existsSync(path)) whenThere(path, () => tell('addDir', path));
      server.middlewares.use('/__open-in-editor', (request, response) => {
        const place =
          new URL(request.url ?? '/', 'http://localhost').searchParams.get('file') ?? '';
        const message = openEditor(place, [folders.root, ENGINE]);
        response.writeHead(message === undefined ? 204 : 409, { 'Content-Type': 'text/plain' });
        response.end(message);
      });
      server.middlewares.use((request, response, next) => {
        answer(request, { site, examples, sources, files, modules, server }).then(
          (found) => {
            if (!found) return next();
            response.writeHead(found.status ?? 200, {
              'Content-Type': found.type,
              'Cache-Control': 'no-store',
            });
            response.end(found.body);
          },
          (error: unknown) => {
            // Not handed to Vite, which would cover the page with a stack.
            server.config.logger.error(error instanceof Error ? `${error.stack}` : String(error));
            response.writeHead(500, { 'Content-Type': 'text/plain' });
            response.end(error instanceof Error ? error.message : String(error));
          },
        );
      });
    },
  };
}

/** Whether a file belongs to a block type, of the engine or the site. */
function isBlock({ root }: SiteFolders, file: string): boolean {
  return (
    BLOCK.test(pathFrom(ENGINE, file)) || `${pathFrom(root, file)}/`.startsWith(`${OWN_BLOCKS}/`)
  );
}

function pathFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}
