import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crmEnvironment, FakeCrm } from '../../../test-support/gateway/fake-crm.ts';
import { GatewayProcess } from '../../../test-support/gateway/processes/gateway-process.ts';
import { sendLoad } from '../../../test-support/gateway/load.ts';
import { Visitor } from '../../../test-support/gateway/visitor.ts';
import { waitFor } from '../../../test-support/processes/wait-for.ts';
import { inquiryAbout } from '../../../test-support/gateway/content/wire.ts';
import type { Fault } from '../faults.ts';
import { withFolder } from '../measure.ts';
import { besideIdleSite } from '../site-process.ts';

const DISK_MEGABYTES = 24;
/** What another program leaves of it. */
const ROOM_BYTES = 3 * 2 ** 20;
const SECONDS = 20;
/** Of a message, so that the disk is soon full. */
const CHARACTERS = 20_000;

/** Runs with a small disk of its own, which only root can mount. */
async function withSmallDisk<T>(run: (disk: string) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', disk]);
    try {
      return await run(disk);
    } finally {
      execFileSync('umount', ['--lazy', disk]);
    }
  });
}

/** What a gateway that has room again hands over of what the disk holds. */
async function deliveredFrom(data: string, expected: number): Promise<Set<string>> {
  const crm = new FakeCrm();
  await crm.start();
  const gateway = await GatewayProcess.start({ DATA_DIR: data, ...crmEnvironment(crm) });
  await waitFor('all in the CRM', () => crm.leads.length >= expected, 60).catch(() => undefined);
  await gateway.stop();
  await crm.stop();
  return crm.messages();
}

export const fault: Fault = {
  attack: `the disk of DATA_DIR (${DISK_MEGABYTES} MB) is filled by another program and by inquiries for ${SECONDS} s; then there is room again`,
  expected:
    'every page answered, every inquiry with 200 or 503, the first one with room stored, all that were thanked delivered',
  run: () =>
    withSmallDisk(async (disk) => {
      const data = join(disk, 'data');
      const ballast = join(disk, 'ballast');
      mkdirSync(data);
      const { met, seen, thanked } = await besideIdleSite(data, async (site, pagesDuring) => {
        const { bavail, bsize } = statfsSync(disk);
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - ROOM_BYTES)));
        const end = Date.now() + SECONDS * 1000;
        let sent = 0;
        const load = sendLoad(site.port, 5, () =>
          Date.now() < end ? `full ${(sent += 1)} ${'x'.repeat(CHARACTERS)}` : undefined,
        );
        const pages = await pagesDuring(load);
        const { accepted, statuses } = await load;
        const health = (await fetch(`http://127.0.0.1:${site.port}/healthz`)).status;
        rmSync(ballast);
        const visitor = new Visitor(site.port);
        const first = await visitor.send(inquiryAbout('room again'));
        visitor.close();
        if (first.status === 200) accepted.add('room again');
        const answers = [...statuses].map(([status, times]) => `${times} x ${status}`).join(', ');
        return {
          thanked: accepted,
          seen: `${pages.seen}; inquiries: ${answers}; /healthz ${health}; the first with room: ${first.status}`,
          met:
            statuses.has(503) &&
            [...statuses.keys()].every((status) => status === 200 || status === 503) &&
            health === 503 &&
            first.status === 200,
        };
      });
      const delivered = await deliveredFrom(data, thanked.size);
      const lost = [...thanked].filter((marker) => !delivered.has(marker)).length;
      return { seen: `${seen}; ${lost} of ${thanked.size} lost`, met: met && lost === 0 };
    }),
};
