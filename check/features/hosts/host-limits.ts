import hosts from './hosts.json' with { type: 'json' };

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
  /** Size of a file in MiB. */
  fileMiB?: number;
  /** Whether it tells addresses apart by their queries. */
  queries: boolean;
  /** Whether it can answer 410. */
  gone: boolean;
  /** Whether an unknown address below the folder of a language is answered in that language. */
  localNotFound: boolean;
}

/** A host that `prerender/hosts/` writes for. */
export type HostName = keyof typeof hosts;

/** Hosts by the names that commands take; docs/hosting.md names their figures and sources. */
export const HOSTS = new Map<string, HostLimits>(Object.entries(hosts));
