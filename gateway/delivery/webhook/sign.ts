import { createHmac } from 'node:crypto';

/** A secret as Standard Webhooks writes it: 24 to 64 bytes in base64 after a prefix. */
const SECRET = /^whsec_([A-Za-z0-9+/]{32,86}={0,2})$/;

/** The secrets of a setting: one, or two while the receiver changes from one to the other. */
function secretsIn(setting: string): string[] {
  return setting.split(/\s+/);
}

/** Whether calls can be signed with a setting: a secret, or several with spaces between them. */
export function isWebhookSecret(setting: string): boolean {
  return secretsIn(setting).every((secret) => {
    const [, key = ''] = SECRET.exec(secret) ?? [];
    const { length } = Buffer.from(key, 'base64');
    return length >= 24 && length <= 64;
  });
}

/**
 * The three headers that let a receiver see who called, when, and that nothing was changed. Signed with each secret: a
 * receiver takes the signature that it knows the secret of.
 * @param setting one secret, or several with spaces between them
 * @param seconds since 1970
 */
export function sign(
  setting: string,
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signatures = secretsIn(setting).map((secret) => {
    const [, key = ''] = SECRET.exec(secret) ?? [];
    const mac = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${seconds}.${body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
