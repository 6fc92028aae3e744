interface Reserved {
  /** One segment. */
  route: string;
  /** Whether every address below it is taken as well. */
  below: boolean;
  /** What is there, to follow "is where". */
  what: string;
}

/** Addresses of what the build writes and the server answers besides pages. */
const reservedRoutes: readonly Reserved[] = [
  { route: '/404', below: false, what: 'visitors land when a page does not exist' },
  { route: '/assets', below: true, what: 'the built site keeps its scripts and style sheets' },
  { route: '/media', below: true, what: 'the built site keeps its pictures' },
  { route: '/crm', below: true, what: 'the form sends inquiries' },
  { route: '/healthz', below: false, what: 'the server reports its health' },
  { route: '/livez', below: false, what: 'the server reports that it is alive' },
  { route: '/metrics', below: false, what: 'the server shows its metrics' },
];

const byRoute = new Map(reservedRoutes.map((reserved) => [reserved.route, reserved]));

/** Says in a sentence why no page can have an address; nothing if one can. */
export function explainReserved(route: string): string | undefined {
  if (/\/page\/\d+$/.test(route)) {
    return `${route} is where a list of entries continues, so no page can have that address.`;
  }
  const [, first = '', ...below] = route.split('/');
  const taken = byRoute.get(`/${first}`);
  if (!taken || (below.length > 0 && !taken.below)) return undefined;
  return `${taken.route} is where ${taken.what}, so no page can have that address.`;
}
