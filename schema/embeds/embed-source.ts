import { mapAtGoogle, mapAtOpenStreetMap } from './maps.ts';
import { videoId } from './video-id.ts';

/** What a frame shows for an address. */
export interface EmbedSource {
  /** Address of the frame. */
  src: string;
  /** Who learns of the visitor then, in words for visitors. */
  host: string;
  /** A player plays at once; a page may hold a form. */
  kind: 'player' | 'page';
}

interface Provider extends Pick<EmbedSource, 'host' | 'kind'> {
  /** The addresses that people copy. */
  owns: (url: URL) => boolean;
  /** Where its frames come from. */
  origin: string;
  /** The address of the frame; nothing for an address that shows something else. */
  frame: (url: URL) => string | undefined;
  /** What an address of it has to be, to follow "Copy the address of". */
  wants: string;
}

const YOUTUBE = /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/;

const PROVIDERS = new Map<string, Provider>([
  [
    'youtube',
    {
      host: 'YouTube',
      kind: 'player',
      owns: ({ host }) => YOUTUBE.test(host),
      // It sets no cookies before something is played.
      origin: 'https://www.youtube-nocookie.com',
      frame({ href }) {
        const id = videoId(href);
        // The last parameter lets the player answer; see renderer/embed/use-missing-player.ts.
        return id && `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1`;
      },
      wants: 'one video',
    },
  ],
  [
    'vimeo',
    {
      host: 'Vimeo',
      kind: 'player',
      owns: ({ host }) => /^(www\.|player\.)?vimeo\.com$/.test(host),
      origin: 'https://player.vimeo.com',
      frame({ pathname, searchParams }) {
        const [, id, inPath] = /^(?:\/video)?\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
        const key = inPath ?? searchParams.get('h');
        // "Do not track": no cookies that follow a visitor.
        return (
          id &&
          `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}`
        );
      },
      wants: 'one video',
    },
  ],
  [
    'google-maps',
    {
      host: 'Google Maps',
      kind: 'page',
      owns: ({ host, pathname }) =>
        /^maps\.google\.[a-z.]{2,6}$|^maps\.app\.goo\.gl$/.test(host) ||
        (/^(www\.)?google\.[a-z.]{2,6}$/.test(host) && pathname.startsWith('/maps')),
      origin: 'https://www.google.com',
      frame: mapAtGoogle,
      wants: 'a place, copied from the address bar: https://www.google.com/maps/place/...',
    },
  ],
  [
    'openstreetmap',
    {
      host: 'OpenStreetMap',
      kind: 'page',
      owns: ({ host }) => /^(www\.)?openstreetmap\.org$/.test(host),
      origin: 'https://www.openstreetmap.org',
      frame: mapAtOpenStreetMap,
      wants: 'a map, copied from the address bar: https://www.openstreetmap.org/#map=17/52.5/13.4',
    },
  ],
]);

/** The providers that have a name of their own; any other is named by its host. */
export const PROVIDER_NAMES: readonly string[] = [...PROVIDERS.keys()];

/** Who offers an address: a name from the list, or the host. */
export function providerOf(url: URL): string {
  const [name] = [...PROVIDERS].find(([, provider]) => provider.owns(url)) ?? [url.host];
  return name;
}

/** What to copy from a provider, to follow "Copy the address of". */
export function wantedOf(provider: string): string {
  return PROVIDERS.get(provider)?.wants ?? 'the page';
}

/**
 * What a frame shows for an address.
 * @param allowed the providers that site.yaml allows
 * @returns nothing for what is not allowed, and for an address that shows nothing in a frame
 */
export function embedSource(href: string, allowed: readonly string[]): EmbedSource | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  const name = providerOf(url);
  if (url.protocol !== 'https:' || !allowed.includes(name)) return undefined;
  const provider = PROVIDERS.get(name);
  if (!provider) return { src: url.href, host: url.host, kind: 'page' };
  const { host, kind } = provider;
  const src = provider.frame(url);
  return src ? { src, host, kind } : undefined;
}

/** Where the frames of some providers come from, as a policy names it. */
export function frameOrigins(allowed: readonly string[]): string[] {
  return allowed.map((name) => PROVIDERS.get(name)?.origin ?? `https://${name}`);
}
