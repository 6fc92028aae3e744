import { expect, onTestFinished, test } from 'vitest';
import { FakePostgres, type Reaction } from '../../test-support/gateway/store/fake-postgres.ts';
import { openPostgres } from './postgres.ts';

const STATEMENTS = [{ sql: 'update inquiry set id = id', args: [] }];

/** Runs a transaction that meets this at its first connection, and another on the next. */
async function runAt(step: string, reaction: Reaction): Promise<PromiseSettledResult<unknown>[]> {
  let isOver = false;
  const fake = await FakePostgres.start((heard) => {
    if (isOver || !heard.startsWith(step)) return 'answer';
    isOver = true;
    return reaction;
  });
  const database = openPostgres(fake.url, () => undefined);
  onTestFinished(async () => {
    await database.close();
    await fake.stop();
  });
  const first = await Promise.allSettled([database.transaction(STATEMENTS, ['lock'])]);
  return [...first, ...(await Promise.allSettled([database.transaction(STATEMENTS)]))];
}

const STEPS = ['startup', 'begin', 'select pg_advisory_xact_lock', 'update'];

// An error that nobody listens for ends a gateway; here it fails the run.
test.for(
  STEPS.flatMap((step) => [[step, 'break'] as const, [step, 'answer and shut down'] as const]),
)('a transaction fails and the next one passes: `%s`, %s', async ([step, reaction]) => {
  const results = await runAt(step, reaction);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a transaction that was committed stays so when the server shuts down right after', async () => {
  const results = await runAt('commit', 'answer and shut down');
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});
