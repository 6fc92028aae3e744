import { expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { submission, START } from '../../test-support/gateway/store/store-contract.ts';
import { withTargets } from '../../test-support/gateway/targets-gateway.ts';
import { testGateway } from '../../test-support/gateway/test-gateway.ts';
import type { FormTarget } from '../../schema/generated/content.d.ts';
import { Metrics } from '../metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { DeliveryPool } from './delivery-pool.ts';
import type { Mail } from './email/mail.ts';

const ORDERS = { to: 'email', address: 'orders@bakery.example' } as const;
const KITCHEN = { to: 'email', address: 'kitchen@bakery.example' } as const;
const OWNER = { address: 'Owner@Bakery.example', each: true };

/** A pool that delivers the form order, of which it keeps the mails. */
async function open(deliver: FormTarget[], { notice = OWNER, hasMailer = true } = {}) {
  const { store } = await testGateway();
  const sent: Mail[] = [];
  const log: string[] = [];
  const state = { forms: withTargets('order', deliver), isSilent: false };
  const send = (mail: Mail) => {
    sent.push(mail);
    return state.isSilent ? new Promise<void>(() => undefined) : Promise.resolve();
  };
  const pool = new DeliveryPool({
    settings: readSettings({}).targets,
    notice,
    mailer: hasMailer ? { send, close: () => undefined } : undefined,
    forms: () => state.forms,
    store,
    clock: () => START,
    log: (_, event, fields) => log.push(`${event} ${String(fields?.['target'])}`),
    metrics: new Metrics(),
    onTokenCall: () => undefined,
  });
  const targets = () => Object.values(state.forms).flatMap((form) => pool.targetsOf(form));
  const add = async () => {
    await store.accept(submission({ form: 'order', targets: targets() }));
    pool.wake(targets());
  };
  return { pool, store, sent, log, state, targets, add };
}

it('tells the owner of each inquiry beside its targets, if they want that', async () => {
  const { targets, add, pool, sent } = await open([ORDERS]);
  expect(targets()).toEqual(['email:orders@bakery.example', 'notice:owner@bakery.example']);
  await add();
  await pool.idle();
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['Owner@Bakery.example', ORDERS.address]);

  const quiet = await open([ORDERS], { notice: { ...OWNER, each: false } });
  expect(quiet.targets()).toEqual(['email:orders@bakery.example']);
  await quiet.add();
  await quiet.pool.idle();
  expect(quiet.sent.map(({ to }) => to)).toEqual([ORDERS.address]);
});

it('takes over the targets of a new build, and goes on with those that it no longer names', async () => {
  const { targets, add, pool, store, state, sent } = await open([ORDERS]);
  const looks = vi.spyOn(store, 'bringBack');
  pool.start();
  onTestFinished(() => pool.stop());
  // That of the owner's mails and that of the orders.
  expect(looks).toHaveBeenCalledTimes(2);
  const [before = ''] = targets();
  state.forms = withTargets('order', [KITCHEN]);
  await add();
  await pool.idle();
  expect(looks).toHaveBeenCalledTimes(3);
  await store.accept(submission({ form: 'order', targets: [before] }));
  pool.wake([before]);
  await pool.idle();
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'Owner@Bakery.example',
    KITCHEN.address,
    ORDERS.address,
  ]);
});

it('says once which targets lack a setting, and is configured once a build names them no longer', async () => {
  const { pool, log, state } = await open([{ to: 'crm' }, { to: 'crm' }, ORDERS]);
  expect(pool.health()).toEqual({ configured: false, problem: undefined });
  expect(pool.health().configured).toBe(false);
  expect(log).toEqual(['target not configured crm']);
  state.forms = withTargets('order', [ORDERS]);
  expect(pool.health()).toEqual({ configured: true, problem: undefined });
});

it('lacks a mail server for a mailbox, and has nobody to tell the owner', async () => {
  const { pool, log } = await open([ORDERS], { hasMailer: false });
  expect(pool.health().configured).toBe(false);
  expect(log).toEqual([expect.stringMatching(/^target not configured email-[0-9a-f]{6}$/)]);
  pool.start();
  await pool.stop();
});

it('gives what is under way a second and a half to end when it stops', async () => {
  const { add, pool, sent, log, state } = await open([ORDERS], {
    notice: { ...OWNER, each: false },
  });
  state.isSilent = true;
  await add();
  await eventually(() => expect(sent).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const stopping = pool.stop();
  await vi.advanceTimersByTimeAsync(1_499);
  expect(log).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await stopping;
  expect(log).toEqual([expect.stringMatching(/^attempt failed email-/)]);
});
