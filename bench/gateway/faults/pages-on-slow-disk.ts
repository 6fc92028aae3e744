import { setTimeout as sleep } from 'node:timers/promises';
import { sendLoad } from '../../../test-support/gateway/load.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';
import { besideIdleSite } from '../site-process.ts';

/** Only calls that sync are stopped by it; `-D` leaves the server our child, to be ended as such. */
const SLOW_SYNC =
  'strace -D -f --seccomp-bpf -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_exit=500000'.split(
    ' ',
  );
const SECONDS = 20;

export const fault: Fault = {
  attack: 'every fsync takes 0.5 s (strace), with inquiries coming in',
  expected: 'a page p99 at most 50 ms, every inquiry stored',
  run: () =>
    withFolder((folder) =>
      besideIdleSite(
        folder,
        async (site, pagesDuring) => {
          const before = await pagesDuring(sleep(5_000));
          const end = Date.now() + SECONDS * 1000;
          let sent = 0;
          const load = sendLoad(site.port, 5, () =>
            Date.now() < end ? `slow ${(sent += 1)}` : undefined,
          );
          const { p99, seen } = await pagesDuring(load);
          const { accepted } = await load;
          return {
            seen: `${seen}; before: ${before.seen}; ${accepted.size} of ${sent} stored`,
            met: p99 <= 50 && accepted.size === sent,
          };
        },
        SLOW_SYNC,
      ),
    ),
};
