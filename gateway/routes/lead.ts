import { randomUUID } from 'node:crypto';
import type { Context, Handler } from 'hono';
import type { Forms } from '../../schema/forms/forms-file.ts';
import { DEFAULT_FORM } from '../../schema/forms/default-form.ts';
import type { FormValues } from '../../schema/forms/form-values.ts';
import type { Form } from '../../schema/generated/content.d.ts';
import { checkInquiry, fingerprint, senderOf } from '../inquiry.ts';
import { bearerToken } from '../middleware/bearer-token.ts';
import { orUnavailable } from '../middleware/or-unavailable.ts';
import type { Connection, GatewayContext } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../middleware/request-body.ts';
import type { Tokens } from '../token.ts';

const ACCEPTED = 'Thank you. Your inquiry has been received.';
const DUPLICATE = 'We have already received this inquiry and are reviewing it.';

type LeadContext = Context<Connection>;

function requireToken(c: LeadContext, tokens: Tokens, now: number): void {
  if (!tokens.isValid(bearerToken(c), now)) {
    throw new HttpError(
      401,
      'The token is missing, invalid or expired. Please send the inquiry again.',
      {
        'www-authenticate': 'Bearer error="invalid_token"',
      },
    );
  }
}

/** The form that the address names. */
function readForm(c: LeadContext, forms: Forms): { name: string; form: Form } {
  const name = c.req.query('form') ?? DEFAULT_FORM;
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) throw new HttpError(404, 'There is no form with this name.');
  return { name, form };
}

async function readInquiry(c: LeadContext, form: Form, now: number): Promise<FormValues> {
  const text = await readBody(c.req.raw);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.');
  }
  const checked = checkInquiry(form, body, now);
  if ('message' in checked) throw new HttpError(400, checked.message);
  return checked.values;
}

function readKey(c: LeadContext): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new HttpError(400, 'The Idempotency-Key must be 1 to 200 visible ASCII characters.');
  }
  return key;
}

/** What became of a new inquiry, as counted and logged. */
function kindOf(suspicious: boolean, isHeld: boolean): 'quarantined' | 'held' | 'accepted' {
  if (suspicious) return 'quarantined';
  return isHeld ? 'held' : 'accepted';
}

/**
 * The second call of a form (docs/specification.md, section 7): the answers. It answers success only when the
 * inquiry is on disk.
 */
export function leadRoute(parts: GatewayContext): Handler<Connection> {
  const { store, clock, log, metrics } = parts;

  return async (c) => {
    const tokens = await orUnavailable(parts, 'no token secret', parts.tokens);
    requireToken(c, tokens, clock());
    const { name, form } = readForm(c, parts.forms());
    const key = readKey(c);
    const values = await readInquiry(c, form, clock());
    const body = JSON.stringify(values);
    const targets = parts.targetsOf(form);
    const suspicious = Boolean(c.req.header('x-inquiry-check'));
    const isHeld = c.get('isHeld');
    const acceptance = await orUnavailable(parts, 'inquiry not stored', () =>
      store.accept({
        id: randomUUID(),
        key,
        form: name,
        targets,
        fingerprint: fingerprint(name, body, suspicious, tokens.secret),
        email: senderOf(form, values)?.toLowerCase() ?? null,
        body,
        state: suspicious || isHeld ? 'quarantined' : 'waiting',
        at: clock(),
      }),
    );

    if (acceptance.outcome === 'key-reused') {
      // 422 as in the IETF draft on the Idempotency-Key header: answering the first answer again
      // would lose what is new in this one.
      metrics.count('gateway_submissions_total', { outcome: 'key-reused' });
      throw new HttpError(422, 'This Idempotency-Key belongs to another inquiry. Use a new one.');
    }
    if (acceptance.outcome === 'duplicate') {
      metrics.count('gateway_submissions_total', { outcome: 'duplicate' });
      return c.json({ success: false, message: DUPLICATE });
    }
    const outcome = acceptance.repeated ? 'repeated' : kindOf(suspicious, isHeld);
    metrics.count('gateway_submissions_total', { outcome });
    if (!acceptance.repeated) log('info', outcome, { id: acceptance.id });
    if (outcome === 'accepted') parts.onAccepted(targets);
    return c.json({ success: true, message: ACCEPTED });
  };
}
