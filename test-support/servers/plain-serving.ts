import type { Serving } from '../../schema/generated/data.d.ts';

/** How a folder is served that no build has written: without headers, inlined code, frames and redirects. */
export const PLAIN_SERVING: Serving = {
  documentHeaders: {},
  styles: [],
  scripts: [],
  frames: [],
  redirects: {},
  gone: [],
  clientId: 'website',
};
