/**
 * The routes of the gateway, as one Hono app that listens nowhere: `commands/gateway.ts` serves it
 * alone, the site's server next to its files (`server/run.ts`), tests call `app.request`.
 *
 * What a form does (docs/specification.md, section 7):
 *
 * 1. `POST /crm/services/oauth2/token`, `application/x-www-form-urlencoded`:
 *    `grant_type=client_credentials&client_id=website`
 *    → 200 `{ access_token, token_type, expires_in }`, good for 10 minutes. While there is a flood also `challenge`,
 *    what a browser is to work out (`rates/proof-of-work.ts`).
 * 2. `POST /crm/services/apexrest/createLead`, `application/json`, the answers by the names of the
 *    form's fields, of which the optional ones may be left out. `?form=NAME` says which form of
 *    the site it is, unless it is `inquiry`. With these headers:
 *    - `Authorization: Bearer <access_token>`
 *    - `Idempotency-Key: <1 to 200 visible ASCII characters>`, optional: a new one only when the
 *      content changed. The same key gets its first answer again.
 *    - `X-Inquiry-Check: filled`, only when the hidden field of the form is not empty. (A constant
 *      and not the field's value, because headers cannot carry every character.)
 *    - `X-Inquiry-Proof: <number>`, the answer to a challenge. Without it an inquiry may be held back in a flood.
 *    → 200 `{ success: true, message }` when the inquiry is on disk,
 *    → 200 `{ success: false, message }` when it had been received before.
 *
 * Every failure is `{ success: false, message }` with the message in plain words; at the token
 * route `{ error, error_description }` (RFC 6749). 400 wrong content, 401 token, 403 origin, 404
 * (also a form that the site does not have), 405, 408 too slow, 413 over 32 KB, 415 media type, 422
 * key of another inquiry, 429 too many (with Retry-After), 503 could not be stored (with
 * Retry-After).
 */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { mediaTypeGuard, originGuard, rateGuard } from './middleware/guards.ts';
import { healthRoute, livenessRoute } from './routes/health.ts';
import { leadRoute } from './routes/lead.ts';
import { failureCode } from './log.ts';
import { metricsRoute } from './routes/metrics.ts';
import type { Connection, GatewayContext } from './context.ts';
import { HttpError } from './http-error.ts';
import { tokenRoute } from './routes/token.ts';

const TOKEN = '/crm/services/oauth2/token';
const LEAD = '/crm/services/apexrest/createLead';
/** What requests are counted under; other addresses share one name, so that none makes a series. */
const ROUTES: Record<string, string> = { [TOKEN]: 'token', [LEAD]: 'lead' };

export function createApp(parts: GatewayContext): Hono<Connection> {
  const { settings, log, metrics } = parts;
  const app = new Hono<Connection>();

  app.onError((error, c) => {
    let refusal = error instanceof HttpError ? error : undefined;
    if (!refusal) {
      log('error', 'request failed', { code: failureCode(error) });
      refusal = new HttpError(500, 'The request could not be handled.');
    }
    const { status, message, headers, oauthError } = refusal;
    const body =
      c.req.path === TOKEN
        ? { error: oauthError, error_description: message }
        : { success: false, message };
    return c.json(body, status, headers);
  });

  app.use('/crm/*', async (c, next) => {
    const start = performance.now();
    await next();
    c.header('cache-control', 'no-store');
    const seconds = (performance.now() - start) / 1000;
    metrics.observeRequest(ROUTES[c.req.path] ?? 'other', c.res.status, seconds);
  });
  if (settings.allowedOrigins.length > 0) {
    const own = ['Idempotency-Key', 'X-Inquiry-Check', 'X-Inquiry-Proof'];
    const allowHeaders = ['Authorization', 'Content-Type', ...own];
    const origin = settings.allowedOrigins;
    app.use('/crm/*', cors({ origin, allowMethods: ['POST'], allowHeaders, maxAge: 600 }));
  }

  const fromAllowedOrigin = originGuard(settings.allowedOrigins);
  const form = mediaTypeGuard('application/x-www-form-urlencoded');
  const json = mediaTypeGuard('application/json');
  app.post(TOKEN, fromAllowedOrigin, rateGuard(parts, 'token'), form, tokenRoute(parts));
  app.post(LEAD, fromAllowedOrigin, rateGuard(parts, 'lead'), json, leadRoute(parts));
  app.get('/healthz', healthRoute(parts));
  app.get('/livez', livenessRoute());
  app.get('/metrics', metricsRoute(parts));

  app.all('/crm/*', (c) => {
    if (ROUTES[c.req.path])
      throw new HttpError(405, 'Use POST at this address.', { allow: 'POST' });
    throw new HttpError(404, 'Not found.');
  });
  return app;
}
