import { copyFileSync, cpSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  GatewayProcess,
  runInquiries,
} from '../../test-support/gateway/processes/gateway-process.ts';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { Visitor } from '../../test-support/gateway/visitor.ts';
import { ADA, fieldsOf, inquiryAbout } from '../../test-support/gateway/content/wire.ts';
import { dataFiles } from '../../gateway/store/sqlite/data-files.ts';
import { SqliteConnection } from '../../gateway/store/sqlite/sqlite-connection.ts';

interface Running {
  gateway: GatewayProcess;
  send: (marker: string) => Promise<number>;
  health: () => Promise<{ status: number; body: unknown }>;
  /** The sentences in which it said that the database is away. */
  said: () => string[];
}

async function run(folder: string): Promise<Running> {
  const gateway = await GatewayProcess.start({ DATA_DIR: folder });
  const visitor = new Visitor(gateway.port);
  onTestFinished(async () => {
    visitor.close();
    await gateway.stop();
  });
  return {
    gateway,
    send: async (marker) => (await visitor.send(inquiryAbout(marker))).status,
    async health() {
      const response = await fetch(`http://127.0.0.1:${gateway.port}/healthz`);
      const body: unknown = await response.json();
      return { status: response.status, body };
    },
    said: () =>
      gateway.log.flatMap((line) => {
        const { event, why } = fieldsOf(line);
        return event === 'database away' ? [String(why)] : [];
      }),
  };
}

async function sendSeven({ send }: Running): Promise<void> {
  for (let n = 0; n < 7; n += 1) expect(await send(`before ${n}`)).toBe(200);
}

it('thanks nobody once DATA_DIR was deleted, says so, and saves what it held', async () => {
  const folder = join(temporaryFolder(), 'data');
  const running = await run(folder);
  await sendSeven(running);
  rmSync(folder, { recursive: true });

  expect(await running.send('after')).toBe(503);
  expect(running.said()[0]).toMatch(/was deleted or replaced while it was in use.* was saved to "/);
  expect(await running.send('after')).toBe(503);
  expect(await running.health()).toMatchObject({ status: 503, body: { accepting: false } });
  expect((await fetch(`http://127.0.0.1:${running.gateway.port}/livez`)).status).toBe(200);

  // Who starts it again without looking is told again.
  await running.gateway.stop();
  const again = await run(folder);
  expect(await again.send('after')).toBe(503);
  expect(again.said()[0]).toMatch(/is gone, with 7 acknowledged changes/);

  const saved = readdirSync(folder).find((name) => name.startsWith('gateway-rescued-'));
  const restored = await runInquiries({ DATA_DIR: folder }, 'restore', join(folder, saved ?? ''));
  expect(restored.stdout).toMatch(
    /^7 accepted = 7 waiting .* all accounted for\nRestored 7 changes from /,
  );
  expect(await again.send('at last')).toBe(200);
  expect((await runInquiries({ DATA_DIR: folder }, 'verify')).stdout).toContain('8 accepted');
});

it('notices that another program made the deleted database anew', async () => {
  const folder = join(temporaryFolder(), 'data');
  const running = await run(folder);
  await sendSeven(running);
  rmSync(folder, { recursive: true });
  expect((await runInquiries({ DATA_DIR: folder })).stdout).toContain('0 accepted');
  expect(await running.send('after')).toBe(503);
  expect(await running.send('after')).toBe(503);
  expect(running.said().at(-1)).toMatch(/is missing acknowledged changes: it has 0 of 7/);
});

it.each([
  ['the write-ahead log was lost', (files: ReturnType<typeof dataFiles>) => rmSync(files.log)],
  [
    'the file was emptied',
    (files: ReturnType<typeof dataFiles>) => {
      truncateSync(files.database);
      rmSync(files.log);
    },
  ],
  ['the file was deleted', (files: ReturnType<typeof dataFiles>) => rmSync(files.database)],
  [
    'the ledger was deleted, as in a copy of the one file',
    (files: ReturnType<typeof dataFiles>) => rmSync(files.ledger),
  ],
])('starts, stores nothing and says why when %s', async (_, lose) => {
  const folder = temporaryFolder();
  const running = await run(folder);
  await sendSeven(running);
  await running.gateway.kill();
  lose(dataFiles(folder));

  const again = await run(folder);
  expect(again.said()).toHaveLength(1);
  expect(again.said()[0]).toMatch(/acknowledged|A copy of this file alone may be incomplete/);
  expect(await again.send('after')).toBe(503);
  expect(await again.health()).toMatchObject({ status: 503 });
  const verified = await runInquiries({ DATA_DIR: folder }, 'verify');
  expect(verified.code).toBe(1);
  expect(verified.stderr).toMatch(/acknowledged|A copy of this file alone may be incomplete/);
});

it('thanks nobody once the file was emptied while it was in use', async () => {
  const folder = temporaryFolder();
  const first = await run(folder);
  await sendSeven(first);
  // Stopping moves all of the write-ahead log into the file.
  await first.gateway.stop();
  const running = await run(folder);
  expect(await running.send('not yet')).toBe(200);
  truncateSync(dataFiles(folder).database);
  expect(await running.send('after')).toBe(503);
  expect(await running.send('after')).toBe(503);
  expect(running.said()).not.toEqual([]);
});

it('goes on when the file was vacuumed by another program', async () => {
  const folder = temporaryFolder();
  const running = await run(folder);
  const long = 'x'.repeat(20_000);
  for (let n = 0; n < 20; n += 1) expect(await running.send(`${n} ${long}`)).toBe(200);
  await runInquiries({ DATA_DIR: folder }, 'erase', ADA.email);
  const other = new SqliteConnection(dataFiles(folder).database, 5_000);
  other.exec('vacuum');
  other.checkpoint();
  other.close();
  expect(await running.send('after')).toBe(200);
  expect(running.said()).toEqual([]);
  expect((await runInquiries({ DATA_DIR: folder }, 'verify')).stdout).toContain('21 accepted');
});

it('notices that an older copy was written over the file while it was in use', async () => {
  const folder = temporaryFolder();
  const first = await run(folder);
  await first.send('in the copy');
  await first.gateway.stop();
  const { database } = dataFiles(folder);
  copyFileSync(database, `${database}.copy`);

  const running = await run(folder);
  await sendSeven(running);
  cpSync(`${database}.copy`, database);
  rmSync(dataFiles(folder).log);
  expect(await running.send('after')).toBe(503);
  expect(running.said()).not.toEqual([]);
});

it('backs up under load all that was acknowledged before, and restores it elsewhere', async () => {
  const folder = temporaryFolder();
  const running = await run(folder);
  for (let n = 0; n < 120; n += 1) await running.send(`before ${n}`);
  const backup = join(temporaryFolder(), 'backup.db');
  const load = { lasts: true };
  const sending = (async () => {
    for (let n = 0; load.lasts; n += 1) expect(await running.send(`meanwhile ${n}`)).toBe(200);
  })();
  const made = await runInquiries({ DATA_DIR: folder }, 'backup', backup);
  load.lasts = false;
  await sending;
  expect(made.stdout).toContain(`Saved to ${backup} and verified.`);
  expect(await runInquiries({ DATA_DIR: folder }, 'backup', backup)).toMatchObject({ code: 2 });

  const elsewhere = join(temporaryFolder(), 'data');
  const restored = await runInquiries({ DATA_DIR: elsewhere }, 'restore', backup);
  const [, count = '0'] = /^(\d+) accepted .*: all accounted for/.exec(restored.stdout) ?? [];
  expect(Number(count)).toBeGreaterThanOrEqual(120);
  expect((await runInquiries({ DATA_DIR: elsewhere }, 'verify')).stdout).toMatch(
    /all accounted for\nThe file is intact and contains all \d+ acknowledged changes\.\n$/,
  );
  const moved = await run(elsewhere);
  expect(await moved.send('elsewhere')).toBe(200);
});

it('goes on with a backup that is restored under it, and keeps what was there before', async () => {
  const folder = temporaryFolder();
  const running = await run(folder);
  await running.send('in the backup');
  const backup = join(temporaryFolder(), 'backup.db');
  await runInquiries({ DATA_DIR: folder }, 'backup', backup);
  await sendSeven(running);
  const restored = await runInquiries({ DATA_DIR: folder }, 'restore', backup);
  expect(restored.stdout).toMatch(
    /^1 accepted = 1 waiting .*\nRestored .*\nThe previous database is in /,
  );
  expect(await running.send('after')).toBe(200);
  expect(running.said()).toEqual([]);
  expect((await runInquiries({ DATA_DIR: folder }, 'verify')).stdout).toContain('2 accepted');

  const [, aside = ''] = /previous database is in (.*)\./.exec(restored.stdout) ?? [];
  const back = await runInquiries({ DATA_DIR: folder }, 'restore', aside);
  expect(back.stdout).toContain('8 accepted = 8 waiting');
});

it('restores nothing that is damaged or no database, and leaves what is there', async () => {
  const folder = temporaryFolder();
  const running = await run(folder);
  await sendSeven(running);
  const wrong = await runInquiries({ DATA_DIR: folder }, 'restore', 'package.json');
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/"package.json" cannot be restored: file is not a database/);
  const empty = join(temporaryFolder(), 'empty.db');
  writeFileSync(empty, '');
  expect((await runInquiries({ DATA_DIR: folder }, 'restore', empty)).stderr).toContain(
    'it is not a database of the gateway',
  );
  expect(await running.send('after')).toBe(200);
  expect(readdirSync(folder).filter((name) => /incoming|before/.test(name))).toEqual([]);
  expect((await runInquiries({ DATA_DIR: folder })).stdout).toContain('8 accepted');
});

it('has nothing to back up or verify where no database is', async () => {
  const env = { DATA_DIR: join(temporaryFolder(), 'none') };
  const calls: [number, string[]][] = [
    [1, ['verify']],
    [2, ['backup', 'x.db']],
  ];
  for (const [expected, args] of calls) {
    const { code, stderr } = await runInquiries(env, ...args);
    expect(code).toBe(expected);
    expect(stderr).toContain('There is no database in');
  }
  expect((await runInquiries(env, 'restore')).stderr).toContain('Give exactly one file.');
  const postgres = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
  expect((await runInquiries(postgres, 'verify')).stderr).toContain('pg_dump');
});
