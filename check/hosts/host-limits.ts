/** What a host that serves the built site takes, and what it cannot do. */
export interface HostLimits {
  /** How it is called in a sentence. */
  title: string;
  /** Rules for redirects, of which an address takes two: with a slash at its end and without. */
  redirects?: number;
  /** Characters of one rule for a redirect. */
  redirectLength?: number;
  /** Rules for headers, and the characters of a line of them. */
  rules?: number;
  line?: number;
  /** Files of a deployment, and the bytes of one. */
  files?: number;
  fileSize?: number;
  /** Whether it tells addresses apart by their queries. */
  queries: boolean;
  /** Whether it can answer 410. */
  gone: boolean;
  /** Whether an unknown address below the folder of a language is answered in that language. */
  localNotFound: boolean;
}

const OWN_SERVER = { queries: true, gone: true, localNotFound: true };

/**
 * Hosts by the names that commands take. Where the figures stand: developers.cloudflare.com/workers/static-assets/headers,
 * /redirects and /billing-and-limitations; vercel.com/docs/routing/redirects/configuration-redirects. Netlify names none.
 */
export const HOSTS = new Map<string, HostLimits>([
  ['netlify', { title: 'Netlify', queries: true, gone: false, localNotFound: true }],
  [
    'cloudflare',
    {
      title: 'Cloudflare',
      redirects: 2_000,
      redirectLength: 1_000,
      rules: 100,
      line: 2_000,
      files: 20_000,
      fileSize: 25 * 1024 * 1024,
      queries: false,
      gone: false,
      localNotFound: true,
    },
  ],
  [
    'vercel',
    {
      title: 'Vercel',
      redirects: 2_048,
      rules: 1_024,
      queries: true,
      gone: false,
      localNotFound: false,
    },
  ],
  ['nginx', { title: 'nginx', ...OWN_SERVER }],
  ['caddy', { title: 'Caddy', ...OWN_SERVER }],
]);
