/** Options of commands that check and build: what makes them fast can be switched off. */
export const RUN_OPTIONS = {
  'no-cache': {
    type: 'boolean',
    default: false,
    help: 'read nothing of what earlier runs have stored; a build replaces it, a check leaves it',
  },
  workers: {
    type: 'string',
    value: 'N',
    help: 'threads that share many pages; by default one a core up to four, 0 for none',
  },
} as const;

/** Of commands that look at a site as it is at some moment. */
export const AS_OF_OPTION = {
  type: 'string',
  value: 'DATE',
  help: 'the site as it will be, or was: 2026-12-01, or 2026-12-01T09:00; now by default',
} as const;

/** @throws if it is no number of threads; nothing given means one thread a core */
export function workerCount(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,3}$/.test(given)) return Number(given);
  throw new Error(`--workers takes a number such as 2, or 0 for none; ${given} is none.`);
}
