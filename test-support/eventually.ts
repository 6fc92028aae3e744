import { vi } from 'vitest';

/** In milliseconds. Only what never comes takes so long, also on a machine that is busy with other things. */
const LIMIT = 120_000;

/**
 * Waits until a check passes, in place of `vi.waitFor`, which gives up after a second.
 * @param check throws until then
 * @param interval in milliseconds, between two checks; where timers are those of a test, each check lets so much pass
 * @returns what the check returns
 * @throws what the check threw last
 */
export function eventually<Result>(
  check: () => Result | Promise<Result>,
  interval = 50,
): Promise<Result> {
  return vi.waitFor(check, { timeout: LIMIT, interval });
}
