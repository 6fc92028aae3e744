import type { Handler } from 'hono';
import { orUnavailable } from '../middleware/or-unavailable.ts';
import type { Connection, GatewayContext } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../middleware/request-body.ts';
import { TOKEN_SECONDS } from '../token.ts';

/**
 * The first call of the form (docs/specification.md, section 7): client credentials for a token. The client id is
 * public and no secret is asked for; the token only ties the second call to the first.
 */
export function tokenRoute(parts: GatewayContext): Handler<Connection> {
  const { settings, clock, work, metrics } = parts;
  return async (c) => {
    const form = new URLSearchParams(await readBody(c.req.raw));
    if (form.get('grant_type') !== 'client_credentials') {
      const message = 'The grant type must be client_credentials.';
      throw new HttpError(400, message, {}, 'unsupported_grant_type');
    }
    if (form.get('client_id') !== settings.clientId) {
      const message = 'Unknown client id.';
      throw new HttpError(401, message, {}, 'invalid_client');
    }
    const tokens = await orUnavailable(parts, 'no token secret', parts.tokens);
    const token = tokens.issue(clock());
    const answer = { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
    if (!c.get('isBusy')) return c.json(answer);
    metrics.count('gateway_challenges_total');
    return c.json({ ...answer, challenge: work.challenge(token, tokens.secret) });
  };
}
