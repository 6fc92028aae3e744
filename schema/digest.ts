import { createHash } from 'node:crypto';

/** Tells one text from another: the same text has the same digest everywhere. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
