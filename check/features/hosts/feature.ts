import type { CheckFeature } from '../../model/rule.ts';
import { HOSTS } from './host-limits.ts';
import { findHostProblems } from './host-problems.ts';

/** The host that is to take a site. */
export const hosts: CheckFeature = {
  facts: (_known, { options, served: files }) => {
    const host = HOSTS.get(options.host ?? '');
    if (!host) return {};
    return {
      check: ({ context: { folder, routes }, yaml }) => ({
        problems: findHostProblems(yaml, { folder, pages: routes.size, files }, host),
      }),
    };
  },
};
