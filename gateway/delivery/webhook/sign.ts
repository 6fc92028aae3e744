import { createHmac } from 'node:crypto';

/** A secret as Standard Webhooks writes it: 24 to 64 bytes in base64 after a prefix. */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/;

/** Whether a secret is one that calls can be signed with. */
export function isWebhookSecret(secret: string): boolean {
  const [, key = ''] = SECRET.exec(secret) ?? [];
  const { length } = Buffer.from(key, 'base64');
  return length >= 24 && length <= 64;
}

/**
 * The three headers that let a receiver see who called, when, and that nothing was changed.
 * @param seconds since 1970
 */
export function sign(
  secret: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const [, key = ''] = SECRET.exec(secret) ?? [];
  const mac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${seconds}.${body}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${mac.digest('base64')}`,
  };
}
