import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds; fails with `what` after `seconds`. */
export async function waitFor(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 100,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}.`);
    await sleep(25);
  }
}
