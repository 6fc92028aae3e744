import { expect, onTestFinished, test } from 'vitest';
import { FakePostgres, type Reaction } from '../../test-support/gateway/store/fake-postgres.ts';
import { AliveConnection } from './alive-connection.ts';

/** Longer than a break takes to be noticed, shorter than a test may last. */
const PATIENCE_MILLISECONDS = 2_000;

/** An error that nobody listens for ends a gateway; here it fails the run. */
async function connect(
  react: (heard: string) => Reaction,
): Promise<{ fake: FakePostgres; alive: AliveConnection }> {
  const fake = await FakePostgres.start(react);
  const alive = new AliveConnection(fake.url, PATIENCE_MILLISECONDS, () => undefined);
  onTestFinished(async () => {
    await alive.end();
    await fake.stop();
  });
  return { fake, alive };
}

/** Answers all, but reacts once in another way to what begins so. */
function onceAt(step: string, reaction: Reaction): (heard: string) => Reaction {
  let isOver = false;
  return (heard) => {
    if (isOver || !heard.startsWith(step)) return 'answer';
    isOver = true;
    return reaction;
  };
}

/** Waits for what the server hears or sees a little later. */
const SOON = { timeout: 20_000 };

const locks = ({ heard }: FakePostgres): number =>
  heard.filter((sql) => sql.startsWith('select pg_advisory_xact_lock')).length;

function hasHeard({ heard }: FakePostgres, step: string, from = 0): boolean {
  return heard.slice(from).some((said) => said.startsWith(step));
}

const STEPS = ['startup', 'begin', 'set local', 'select pg_advisory_xact_lock'];

test.for(STEPS)('says that it has no lock when the connection breaks at `%s`', async (step) => {
  const { fake, alive } = await connect(onceAt(step, 'break'));
  await expect(alive.lock('one')).rejects.toThrow(/terminated|ECONNRESET/);
  await expect.poll(() => fake.connections, SOON).toBe(0);
  await alive.lock('one');
});

test.for(STEPS.slice(0, -1))(
  'says that it has no lock when the server shuts down right after `%s`',
  async (step) => {
    const { fake, alive } = await connect(onceAt(step, 'answer and shut down'));
    await expect(alive.lock('one')).rejects.toThrow(/terminat|not queryable/);
    await expect.poll(() => fake.connections, SOON).toBe(0);
    await alive.lock('one');
  },
);

test('takes the lock again when the server shuts down right after it gave it', async () => {
  const { fake, alive } = await connect(
    onceAt('select pg_advisory_xact_lock', 'answer and shut down'),
  );
  await alive.lock('one');
  await expect.poll(() => locks(fake), SOON).toBe(2);
});

test('takes the lock again, and again when that fails at any step', async () => {
  let failing = '';
  const { fake, alive } = await connect((heard) =>
    failing !== '' && heard.startsWith(failing) ? 'break' : 'answer',
  );
  await alive.lock('one');
  for (const step of STEPS) {
    failing = step;
    const before = fake.heard.length;
    fake.breakAll();
    await expect.poll(() => hasHeard(fake, step, before), SOON).toBe(true);
  }
  const before = locks(fake);
  failing = '';
  await expect.poll(() => locks(fake), SOON).toBeGreaterThan(before);
});

test.for(STEPS)('has no connection left when it ends while `%s` is not answered', async (step) => {
  const { fake, alive } = await connect(onceAt(step, 'nothing'));
  const locking = alive.lock('one').catch(() => undefined);
  await expect.poll(() => hasHeard(fake, step), SOON).toBe(true);
  await alive.end();
  await locking;
  await expect.poll(() => fake.connections, SOON).toBe(0);
});

test('ends although the connection breaks in that moment', async () => {
  const { fake, alive } = await connect(onceAt('end', 'break'));
  await alive.lock('one');
  await alive.end();
  expect(locks(fake)).toBe(1);
});

test('holds one lock: that of an earlier name goes with its connection', async () => {
  const { fake, alive } = await connect(() => 'answer');
  await alive.lock('one');
  await alive.lock('two');
  await expect.poll(() => fake.connections, SOON).toBe(1);
  await alive.end();
  await expect.poll(() => fake.connections, SOON).toBe(0);
});
