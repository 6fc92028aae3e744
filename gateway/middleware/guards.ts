import type { Context, MiddlewareHandler } from 'hono';
import { clientAddress } from '../addresses/client-address.ts';
import { bearerToken } from './bearer-token.ts';
import { isAllowedOrigin } from './origin-check.ts';
import { orUnavailable } from './or-unavailable.ts';
import type { Connection, GatewayContext } from '../context.ts';
import type { LimitedRoute } from '../rates/call-limits.ts';
import { HttpError } from '../http-error.ts';

/** Lets through only requests of pages that may use this gateway. */
export function originGuard(allowed: readonly string[]): MiddlewareHandler<Connection> {
  return async (c, next) => {
    if (!isAllowedOrigin(c.req.raw.headers, allowed)) {
      throw new HttpError(403, 'This address does not accept inquiries from that site.');
    }
    await next();
  };
}

/**
 * Limits the calls of one route, and marks those that are to be held back. A token costs nothing, so that none is refused
 * for what others do.
 */
export function rateGuard(
  parts: GatewayContext,
  route: LimitedRoute,
): MiddlewareHandler<Connection> {
  const { settings, limits, clock } = parts;
  return async (c, next) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    const address = clientAddress(peer, c.req.header('x-forwarded-for'), settings.trustedProxies);
    const verdict = limits.take(route, address, clock(), await isProven(c, parts));
    if (verdict.outcome === 'refuse' && (route === 'lead' || verdict.isOwn)) {
      const { wait } = verdict;
      throw new HttpError(429, `Too many requests. Please try again in ${wait} seconds.`, {
        'retry-after': String(wait),
      });
    }
    c.set('isHeld', verdict.outcome === 'hold');
    c.set('isBusy', verdict.outcome !== 'pass' || limits.isBusy(address, clock()));
    await next();
  };
}

/** Whether a call brings the answer to the challenge that its token came with. */
async function isProven(c: Context<Connection>, parts: GatewayContext): Promise<boolean> {
  const number = c.req.header('x-inquiry-proof');
  if (number === undefined) return false;
  const tokens = await orUnavailable(parts, 'no token secret', parts.tokens);
  const [token, now] = [bearerToken(c), parts.clock()];
  return tokens.isValid(token, now) && parts.work.isSolved(token, number, tokens.secret, now);
}

/** Requires a media type, in UTF-8 where it names a character set, and no compression. */
export function mediaTypeGuard(expected: string): MiddlewareHandler<Connection> {
  return async (c, next) => {
    const [type = '', ...parameters] = (c.req.header('content-type') ?? '')
      .toLowerCase()
      .split(';');
    const charset = parameters
      .map((item) => item.trim())
      .find((item) => item.startsWith('charset='));
    const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset);
    const encoding = c.req.header('content-encoding') ?? 'identity';
    if (type.trim() !== expected || !isUtf8 || encoding !== 'identity') {
      throw new HttpError(415, `The request must be ${expected} in UTF-8, not compressed.`);
    }
    await next();
  };
}
