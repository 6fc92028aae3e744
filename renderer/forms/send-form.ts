import { DEFAULT_FORM } from '../../schema/forms/default-form.ts';
import type { FormValues } from '../../schema/forms/form-values.ts';
import type { Site } from '../../schema/generated/content.d.ts';

/** What the visitor answered, with what goes along as headers. */
interface Submission {
  /** Name of the form. */
  form: string;
  values: FormValues;
  /** The same key for the same content, so that a retry, a double press or a reload makes one inquiry. */
  idempotencyKey: string;
  /** What is in the field that people do not see; only programs fill it. */
  honeypot: string;
}

/**
 * Sends the answers of a form in the two calls of docs/specification.md, section 7: a token, then the answers. No
 * retries, no time limit. Resolves when they were accepted. Throws when a call fails, answers outside of 200 to 299,
 * answers something else than expected, or says `success: false`; aborting `signal` ends the call under way.
 */
export async function sendForm(
  settings: Site['forms'],
  { form, values, idempotencyKey, honeypot }: Submission,
  signal: AbortSignal,
): Promise<void> {
  const base = settings.endpoint.replace(/\/*$/, '/');
  const credentials = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: settings.clientId,
  });
  // Only in direct mode, which the build refuses unless the site says that it accepts the risk.
  if (settings.clientSecret) credentials.set('client_secret', settings.clientSecret);

  const token = await readObject(
    fetch(`${base}services/oauth2/token`, { method: 'POST', body: credentials, signal }),
  );
  if (typeof token.access_token !== 'string')
    throw new Error('The token response has no access_token.');

  const headers = new Headers({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token.access_token}`,
    'Idempotency-Key': idempotencyKey,
  });
  // Only while there is a flood: then a visitor is told from it by a little work.
  if (token.challenge) {
    const { readChallenge, solveChallenge } = await import('./solve-challenge.ts');
    const challenge = readChallenge(token.challenge);
    const proof = challenge && (await solveChallenge(challenge, token.access_token));
    if (proof !== undefined) headers.set('X-Inquiry-Proof', String(proof));
  }
  // The value itself stays here: headers cannot carry every character.
  if (honeypot) headers.set('X-Inquiry-Check', 'filled');
  const name = form === DEFAULT_FORM ? '' : `?form=${form}`;
  const answer = await readObject(
    fetch(`${base}services/apexrest/createLead${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(values),
      signal,
    }),
  );
  if (answer.success !== true)
    throw new Error(`The inquiry was not accepted: ${String(answer.message)}`);
}

async function readObject(call: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await call;
  if (!response.ok)
    throw new Error(`${response.status} ${response.statusText} from ${response.url}`);
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null)
    throw new Error(`No JSON object from ${response.url}`);
  return { ...body };
}
