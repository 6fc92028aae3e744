import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** 32 bytes: nobody guesses it while the server runs. */
const TOKEN_BYTES = 32;

/**
 * Who may use the studio: anyone who has the token of this start. It comes in the fragment of the printed address, which
 * browsers do not send, and is a cookie from then on.
 */
export class Session {
  readonly token = randomBytes(TOKEN_BYTES).toString('base64url');

  /** Whether a text is the token; takes the same time for each wrong one. */
  isToken(text: string): boolean {
    const [given, own] = [text, this.token].map((one) => Buffer.from(one));
    return given?.length === own?.length && !!given && !!own && timingSafeEqual(given, own);
  }

  /** The header that gives a browser the cookie. @param port of the server: cookies are shared by all ports of a host */
  cookie(port: number): string {
    return `${nameOf(port)}=${this.token}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** Whether a request carries the cookie. */
  isOpen({ cookie = '' }: IncomingHttpHeaders, port: number): boolean {
    return cookie.split(/;\s*/).some((pair) => {
      const [name, value = ''] = pair.split('=');
      return name === nameOf(port) && this.isToken(value);
    });
  }
}

function nameOf(port: number): string {
  return `studio-${port}`;
}
