import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { describeBlocks } from '../../schema/block-guide.ts';
import type { Theme } from '../../schema/generated/content.d.ts';
import { THEME_SHEET } from '../../renderer/contract.ts';
import { devTheme } from '../../theme/sheet/theme-sheet.ts';
import { THEME_CHOICES_URL, THEME_SHEET_URL } from '../../renderer/dev/theme-sheet.ts';
import { knownChoices } from '../../schema/theme-choices.ts';
import { choicesNow } from './choices-now.ts';
import type { DevFiles } from './dev-files.ts';
import { type ExampleFrame, PARTS } from './example-frame.ts';
import type { DevExamples } from './examples.ts';
import type { DevSite } from './site.ts';
import { themeSheetAt } from './theme-sheet-at.ts';
import { mediaType } from '../../schema/media-type.ts';
import { ENGINE } from '../paths.ts';

/** What draws a page of the site, as renderer/dev/start.ts names it. */
const ENTRY = 'site';

/** What loads the entry, and says what fails before that could. */
const START = '/renderer/dev/start.ts';

/** What Vite answers itself, though it has no ending: its own modules and endpoints. */
const OF_VITE = /^\/(?:@|__)|\.[a-z0-9]+$/i;

/** What draws the pages of the engine; no route of a site may begin with an underscore. */
const ENTRIES = [
  { path: /^\/_blocks\/?$/, entry: 'gallery' },
  { path: /^\/_blocks\/[a-z0-9-]+$/, entry: 'example' },
];

/** Media types of pictures and fonts as the build makes them. */
const PICTURE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

const HEADERS: readonly Theme['header'][] = ['plain', 'over-picture', 'centered'];

interface Answering {
  site: Pick<
    DevSite,
    | 'state'
    | 'allProblems'
    | 'page'
    | 'form'
    | 'mediaFile'
    | 'position'
    | 'publicFile'
    | 'theme'
    | 'content'
    | 'ownBlockFiles'
  >;
  examples: Pick<DevExamples, 'of' | 'file'>;
  sources: { of: (route: string) => Promise<unknown> };
  files: Pick<DevFiles, 'at'>;
  modules: { loadsNow: (id: string) => Promise<boolean>; areSent: (pathname: string) => boolean };
  server: Pick<ViteDevServer, 'transformIndexHtml'>;
}

interface Answer {
  type: string;
  body: string | Buffer;
  status?: number;
}

/**
 * Answers a request for a page, its data or a picture of the site, or for the gallery of blocks.
 * @returns nothing for what Vite answers itself: scripts and style sheets
 */
export async function answer(
  request: Pick<IncomingMessage, 'url'>,
  { site, examples, sources, files, modules, server }: Answering,
): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const route = (searchParams.get('route') ?? '/').replace(/(.)\/$/, '$1');
  if (pathname === '/dev/state.json') return json(await site.state(route));
  if (pathname === '/dev/problems.json') return json(await site.allProblems());
  if (pathname === '/dev/sources.json') return jsonOr404(await sources.of(route));
  if (pathname === '/dev/position.json') {
    const file = searchParams.get('file') ?? '';
    return jsonOr404(await site.position({ file, pointer: searchParams.get('pointer') ?? '' }));
  }
  if (pathname === '/dev/module-loads.json')
    return json(await modules.loadsNow(searchParams.get('id') ?? ''));
  if (pathname === THEME_SHEET_URL)
    return {
      type: 'text/css',
      body: devTheme(await themeSheetAt(site, route, knownChoices(searchParams))),
    };
  if (pathname === THEME_CHOICES_URL) return json(await choicesNow(site));
  if (pathname === '/dev/blocks.json') return json(describeBlocks(await site.ownBlockFiles()));
  const form = /^\/dev\/forms\/(?<language>[\w-]+)\/(?<name>[a-z0-9-]+)\.json$/.exec(
    pathname,
  )?.groups;
  if (form) return jsonOr404(await site.form(form['language'] ?? '', form['name'] ?? ''));
  const example = /^\/dev\/examples\/([a-z0-9-]+)\.json$/.exec(pathname)?.[1];
  if (example !== undefined) return jsonOr404(await examples.of(example, frameIn(searchParams)));
  if (pathname.endsWith('/page.json'))
    return jsonOr404(await site.page(pathname.slice(0, -'/page.json'.length) || '/'));
  const picture = pathname.startsWith('/media/') ? PICTURE_TYPES[extname(pathname)] : undefined;
  if (picture) {
    const body = await site.mediaFile(pathname);
    return body ? { type: picture, body } : jsonOr404(undefined);
  }
  const file = (await site.publicFile(pathname)) ?? (await examples.file(pathname));
  if (file) return { type: mediaType(pathname) ?? 'text/html', body: file };
  if (!modules.areSent(pathname)) {
    const made = await files.at(pathname);
    if (made !== undefined)
      return {
        type: mediaType(pathname) ?? 'text/html',
        body: typeof made === 'string' ? made : Buffer.from(made),
      };
  }
  if (OF_VITE.test(pathname)) return undefined;
  const entry = ENTRIES.find(({ path }) => path.test(pathname))?.entry ?? ENTRY;
  // Made while the browser loads scripts; what fails is told when it asks for it.
  if (entry === ENTRY) void site.page(pathname).catch(() => undefined);
  const template = await readFile(join(ENGINE, 'index.html'), 'utf8');
  const body = `<div id="root"></div><script type="module" src="${START}" data-entry="${entry}"></script>`;
  const sheet = devTheme(await themeSheetAt(site, pathname));
  const head = `<title></title><link rel="icon" href="data:,"><style ${THEME_SHEET}>${sheet}</style>`;
  const html = template.replace('<!--head-->', () => head).replace('<!--body-->', body);
  return { type: 'text/html', body: await server.transformIndexHtml(pathname, html) };
}

/** What is asked to be around an example. */
function frameIn(search: URLSearchParams): ExampleFrame {
  return {
    header: HEADERS.find((look) => look === search.get('header')),
    part: PARTS.find((part) => part === search.get('part')),
  };
}

function json(data: unknown): Answer {
  return { type: 'application/json', body: JSON.stringify(data) };
}

function jsonOr404(data: unknown): Answer {
  return data === undefined ? { ...json(null), status: 404 } : json(data);
}
