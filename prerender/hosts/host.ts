import type { HostLimits } from '../../check/features/hosts/host-limits.ts';
import type { HostedSite } from './hosted-site.ts';

/** The folder with what is served, next to the files that a host wants elsewhere. */
export const SERVED = 'site';

/** How a host is told what to send. */
export interface Host {
  /** Endings of the compressed copies that it sends; the others compress for themselves. */
  copies: readonly string[];
  /** Where a file is there; as in `dist/` without it. */
  place?: (file: string) => string;
  /** The files that it reads, by their paths from the folder that is written for it. */
  files: (site: HostedSite, limits: HostLimits) => Record<string, string>;
}
