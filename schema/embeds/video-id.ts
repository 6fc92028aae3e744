/** An id has exactly eleven of these characters (docs/specification.md, section 9). */
const ID = /^[\w-]{11}$/;

const HOSTS = new Set(
  ['youtube.com', 'youtube-nocookie.com'].flatMap((host) => [host, `www.${host}`, `m.${host}`]),
);

/**
 * The id in a link that the player can play.
 * @param href any address, such as `https://www.youtube.com/watch?v=...` or `https://youtu.be/...`
 * @returns undefined for every other link, which is then an ordinary link
 */
export function videoId(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean);
  if (rest.length > 0) return undefined;

  const candidate = () => {
    if (host === 'youtu.be' || host === 'www.youtu.be') return second ? undefined : first;
    if (!HOSTS.has(host)) return undefined;
    if (first === 'embed' || first === 'shorts') return second;
    return first === 'watch' && !second ? searchParams.get('v') : undefined;
  };
  const id = candidate();
  return id && ID.test(id) ? id : undefined;
}
