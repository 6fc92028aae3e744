/** What a host that serves the built site takes, and what it cannot do. */
export interface HostLimits {
  /** How it is called in a sentence. */
  title: string;
  /** Addresses of its documentation that name the figures below. */
  sources: readonly string[];
  /** Rules for redirects, of which an address takes two: with a slash at its end and without. */
  redirects?: number;
  /** Characters of one rule for a redirect. */
  redirectLength?: number;
  /** Characters of an address that a redirect is for, or leads to. */
  addressLength?: number;
  /** Characters of a line of a rule for headers. */
  line?: number;
  /** Files of a deployment, of one that costs nothing, and of one folder. */
  files?: number;
  filesWithoutPlan?: number;
  filesOfFolder?: number;
  /** Bytes of a file. */
  fileSize?: number;
  /** Whether it tells addresses apart by their queries. */
  queries: boolean;
  /** Whether it can answer 410. */
  gone: boolean;
  /** Whether an unknown address below the folder of a language is answered in that language. */
  localNotFound: boolean;
}

/** A program on a machine of one's own: what its limits are is a setting. */
const OWN_SERVER = { sources: [], queries: true, gone: true, localNotFound: true };

/** Hosts by the names that commands take; docs/hosting.md names their figures and sources. */
export const HOSTS = new Map<string, HostLimits>([
  [
    'netlify',
    {
      title: 'Netlify',
      sources: ['docs.netlify.com/site-deploys/overview'],
      filesOfFolder: 54_000,
      queries: true,
      gone: false,
      localNotFound: true,
    },
  ],
  [
    'cloudflare',
    {
      title: 'Cloudflare',
      sources: [
        'developers.cloudflare.com/workers/static-assets/redirects',
        'developers.cloudflare.com/workers/static-assets/headers',
        'developers.cloudflare.com/workers/platform/limits',
      ],
      redirects: 2_000,
      redirectLength: 1_000,
      line: 2_000,
      files: 100_000,
      filesWithoutPlan: 20_000,
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
      sources: ['vercel.com/docs/routing/redirects/configuration-redirects'],
      redirects: 2_048,
      addressLength: 4_096,
      queries: true,
      gone: false,
      localNotFound: false,
    },
  ],
  ['nginx', { title: 'nginx', ...OWN_SERVER }],
  ['caddy', { title: 'Caddy', ...OWN_SERVER }],
]);
