/** Options of commands that check and build: what makes them fast can be switched off. */
export const RUN_OPTIONS = {
  'no-cache': {
    type: 'boolean',
    default: false,
    help: 'ignore the cache (a build rewrites it, a check leaves it alone)',
  },
  workers: {
    type: 'string',
    value: 'N',
    help: 'number of worker threads; the default is one per core, at most four; 0 for a single thread',
  },
} as const;

/** Of commands that look at a site as it is at some moment. */
export const AS_OF_OPTION = {
  type: 'string',
  value: 'DATE',
  help: 'the site at another time, such as 2026-12-01 or 2026-12-01T09:00; the default is now',
} as const;

/** @throws if it is not a number of threads; nothing given means one thread a core */
export function workerCount(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^\d{1,3}$/.test(given)) return Number(given);
  throw new Error(
    `--workers must be a number such as 2, or 0 for a single thread, but is ${given}.`,
  );
}
