import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { submission, HOUR, START } from '../../test-support/gateway/store/store-contract.ts';
import { testGateway } from '../../test-support/gateway/test-gateway.ts';
import { sendDailyMail, startDailyMail } from './daily-mail.ts';
import type { Mail } from './email/mail.ts';

const ADDRESS = 'email:orders@bakery.example';

async function bench() {
  const { store } = await testGateway();
  const sent: Mail[] = [];
  const log: string[] = [];
  const state = { now: START, isDown: false };
  const parts: Parameters<typeof sendDailyMail>[0] = {
    store,
    mailer: {
      send: (mail) => {
        if (state.isDown) return Promise.reject(new Error('Away'));
        sent.push(mail);
        return Promise.resolve();
      },
    },
    address: 'owner@bakery.example',
    clock: () => state.now,
    log: (_, event) => log.push(event),
  };
  return { store, sent, log, state, parts, look: () => sendDailyMail(parts) };
}

describe('the daily mail', () => {
  it('says nothing while nothing waits, or only for a moment', async () => {
    const { store, sent, state, look } = await bench();
    await look();
    await store.accept(submission({ targets: [ADDRESS] }));
    state.now = START + HOUR;
    await look();
    expect(sent).toEqual([]);
    state.now += 1;
    await look();
    expect(sent).toHaveLength(1);
  });

  it('tells once a day what waits for more than an hour, by target', async () => {
    const { store, sent, state, look } = await bench();
    await store.accept(submission({ targets: [ADDRESS, 'crm'], form: 'order' }));
    for (let hour = 2; hour < 50; hour += 1) {
      state.now = START + hour * HOUR;
      await look();
    }
    expect(sent.map(({ messageId }) => messageId)).toEqual([
      `daily.${START + 2 * HOUR}`,
      `daily.${START + 26 * HOUR}`,
    ]);
    expect(sent[0]).toMatchObject({
      to: 'owner@bakery.example',
      subject: 'Inquiries: 1 waiting, 0 dead, 0 in quarantine',
    });
    expect(sent[0]?.text).toContain('  crm: 1 waiting, the oldest since 2027-01-15 08:00 UTC');
    expect(sent[0]?.text).toContain('  email:orders@bakery.example: 1 waiting');
    expect(sent[0]?.text).not.toContain('Ada');
  });

  it('tells of the dead and of the quarantine at once', async () => {
    const { store, sent, look } = await bench();
    await store.accept(submission({ state: 'quarantined' }));
    await look();
    expect(sent[0]?.subject).toBe('Inquiries: 0 waiting, 0 dead, 1 in quarantine');
  });

  it('is tried again in the next hour when it could not be sent', async () => {
    const { store, sent, log, state, look } = await bench();
    await store.accept(submission({ state: 'quarantined' }));
    state.isDown = true;
    await look();
    expect(log).toEqual(['daily mail not sent']);
    state.isDown = false;
    state.now += HOUR;
    await look();
    expect(sent).toHaveLength(1);
  });

  it('is looked for at the start and every hour, until it is stopped', async () => {
    const { store, parts } = await bench();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const looks = vi.spyOn(store, 'counts');
    const stop = startDailyMail(parts);
    expect(looks).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HOUR - 1);
    expect(looks).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(HOUR + 1);
    expect(looks).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(24 * HOUR);
    expect(looks).toHaveBeenCalledTimes(3);
  });
});
