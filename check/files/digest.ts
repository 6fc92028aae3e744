import { createHash } from 'node:crypto';

/** Tells one content from another: the same content has the same digest everywhere. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
