import { failureCode, type Log } from '../log.ts';
import type { Backlog, Counts, Store } from '../store/store.ts';
import type { Mailer } from './email/mail.ts';

const HOUR = 3_600_000;
/** What was accepted so recently is on its way, and nothing to worry about. */
const PATIENCE = HOUR;
/** A little less than a day, so that the mail does not wander round the clock with the hourly look. */
const DAY = 23.5 * HOUR;

interface DailyMailParts {
  store: Pick<Store, 'counts' | 'backlog' | 'isDue'>;
  mailer: Pick<Mailer, 'send'>;
  /** Who is told. */
  address: string;
  clock: () => number;
  log: Log;
}

/**
 * Sends a mail a day as long as something waits, is dead or is in quarantine, from one of all gateways.
 * @returns a function that stops it
 */
export function startDailyMail(parts: DailyMailParts): () => void {
  const timer = setInterval(() => void sendDailyMail(parts), HOUR);
  void sendDailyMail(parts);
  return () => clearInterval(timer);
}

/** Looks whether there is something to tell, and tells it unless that has been done in a day. */
export async function sendDailyMail(parts: DailyMailParts): Promise<void> {
  const { store, mailer, address, clock, log } = parts;
  const now = clock();
  try {
    const counts = await store.counts();
    if (!needsOwner(counts, now)) return;
    if (!(await store.isDue('daily-mail', now - DAY, now))) return;
    try {
      await mailer.send({
        messageId: `daily.${now}`,
        to: address,
        subject: subjectOf(counts),
        text: textOf(counts, await store.backlog()),
      });
      log('info', 'daily mail sent');
    } catch (error) {
      // The next hour tries again.
      await store.isDue('daily-mail', now, 0);
      throw error;
    }
  } catch (error) {
    log('error', 'daily mail not sent', { code: failureCode(error) });
  }
}

function needsOwner({ dead, quarantined, oldestWaiting }: Counts, now: number): boolean {
  return dead + quarantined > 0 || (oldestWaiting !== null && oldestWaiting < now - PATIENCE);
}

function subjectOf({ waiting, dead, quarantined }: Counts): string {
  return `Inquiries: ${waiting} waiting, ${dead} dead, ${quarantined} in quarantine`;
}

function textOf({ waiting, dead, quarantined }: Counts, backlog: readonly Backlog[]): string {
  const lines = backlog.map(({ target, state, count, since }) => {
    const day = new Date(since).toISOString().slice(0, 16).replace('T', ' ');
    return `  ${target}: ${count} ${state}, the oldest since ${day} UTC`;
  });
  return [
    `${waiting} inquiries wait for delivery, ${dead} could not be delivered, ${quarantined} are held in quarantine.`,
    '',
    ...lines,
    '',
    'npm run inquiries -- list --state dead',
    'npm run inquiries -- replay --all',
    'npm run inquiries -- list --state quarantined',
    '',
  ].join('\n');
}
