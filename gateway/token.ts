import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a browser may take between its two calls. */
export const TOKEN_SECONDS = 600;

/**
 * The gateway's own short-lived token for the browser: `expiry.nonce.mac`. Nothing is stored, so a
 * token is good after a restart and at every gateway that shares the database (and so the secret).
 */
export class Tokens {
  constructor(readonly secret: string) {}

  issue(now: number): string {
    const expiry = Math.floor(now / 1000) + TOKEN_SECONDS;
    const payload = `${expiry.toString(36)}.${randomBytes(9).toString('base64url')}`;
    return `${payload}.${this.#mac(payload)}`;
  }

  /** True for a token that this secret signed and that has not expired. */
  isValid(token: string, now: number): boolean {
    const match = /^(([0-9a-z]{1,10})\.[\w-]{12})\.([\w-]{43})$/.exec(token);
    const [, payload = '', expiry = '', mac = ''] = match ?? [];
    if (!match || !timingSafeEqual(Buffer.from(mac), Buffer.from(this.#mac(payload)))) return false;
    return Number.parseInt(expiry, 36) * 1000 > now;
  }

  #mac(payload: string): string {
    return createHmac('sha256', this.secret).update(`token\n${payload}`).digest('base64url');
  }
}
