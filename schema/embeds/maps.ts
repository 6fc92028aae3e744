/** An embedded map shows about so many tiles of 256 pixels side by side, and so many above each other. */
const TILES_WIDE = 3;
const TILES_HIGH = 1.7;

/**
 * The map of a place, without a key: the address that "Share, embed a map" gives, or one that asks for the same place.
 * @param url such as https://www.google.com/maps/place/Alderton+Mill/@52.1,1.3,17z
 */
export function mapAtGoogle({ pathname, search, searchParams }: URL): string | undefined {
  if (pathname.startsWith('/maps/embed')) return `https://www.google.com${pathname}${search}`;
  const [, named] = /^\/maps\/(?:place|search)\/([^/]+)/.exec(pathname) ?? [];
  const place = named?.replaceAll('+', ' ') ?? searchParams.get('q') ?? searchParams.get('query');
  if (!place) return undefined;
  return `https://www.google.com/maps?q=${encodeURIComponent(decoded(place))}&output=embed`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The map that an address shows, with its marker if it has one.
 * @param url such as https://www.openstreetmap.org/?mlat=52.1&mlon=1.3#map=17/52.1/1.3
 */
export function mapAtOpenStreetMap(url: URL): string | undefined {
  if (url.pathname === '/export/embed.html') return url.href;
  const [, zoom, north, east] = /#map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? [];
  if (zoom === undefined || north === undefined || east === undefined) return undefined;
  const [latitude, longitude] = [Number(north), Number(east)];
  // The world is 2 to the power of the zoom tiles wide; a degree of latitude is longer on the map, by the cosine.
  const degrees = 360 / 2 ** Number(zoom);
  const wide = (degrees * TILES_WIDE) / 2;
  const high = ((degrees * TILES_HIGH) / 2) * Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - wide, latitude - high, longitude + wide, latitude + high];
  const parameters = new URLSearchParams({ bbox: box.map(short).join(','), layer: 'mapnik' });
  const marker = [url.searchParams.get('mlat'), url.searchParams.get('mlon')];
  if (marker.every((part) => part !== null)) parameters.set('marker', marker.join(','));
  return `https://www.openstreetmap.org/export/embed.html?${parameters.toString()}`;
}

function short(degrees: number): string {
  return String(Number(degrees.toFixed(6)));
}
