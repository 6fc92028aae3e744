import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord } from '../../schema/is-record.ts';

/**
 * How the fake CRM behaves. `down` refuses connections; `timeout` never answers; `drop` accepts
 * the lead and then breaks the connection; `refuse-token` answers 401 at the token endpoint; `wait`
 * asks to come back in 7 seconds.
 */
export type Mode =
  | 'ok'
  | 'down'
  | 'timeout'
  | '500'
  | 'html'
  | 'drop'
  | 'refuse'
  | 'refuse-token'
  | 'wait';

/** The CRM's words when it refuses a lead. */
export const REFUSAL = 'The e-mail address is on the list of those never to contact.';

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

/** A CRM on this machine that speaks the two calls of docs/specification.md, section 7, and fails when told to. */
export class FakeCrm {
  mode: Mode = 'ok';
  /** Status of its answers in the mode `wait`. */
  waitStatus = 503;
  /** The access token that it gives and accepts. */
  token = 'crm-token-0';
  /** The client secret that it knows the gateway by. */
  secret = 'crm-secret';
  /** A lead whose content contains this always fails, with 503, however often it comes. */
  stumblesOver: string | undefined;
  /** A lead whose content contains this never gets an answer. */
  hangsOver: string | undefined;
  /** Milliseconds that it works on a lead. */
  delay = 0;
  /** Every lead created, in order; `id` is what the gateway sent in Idempotency-Key. */
  readonly leads: { id: string; body: string }[] = [];
  /** Lead calls that came in, whatever became of them. */
  leadCalls = 0;
  tokenCalls = 0;
  /** The most leads that were under way at once. */
  mostParallel = 0;
  #parallel = 0;
  #known = new Set<string>();
  #server: Server | undefined;
  #port = 0;

  /** @param recognisesIds whether it creates a lead only once for an id */
  constructor(readonly recognisesIds = true) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** The messages of the leads created. */
  messages(): Set<string> {
    return new Set(this.leads.map(({ body }) => fieldOf(body, 'description')));
  }

  /** Listens; after a `stop` again on the same port. */
  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Breaks all connections and listens no more. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  /** Every token given so far is refused from now on. */
  expireTokens(): void {
    this.token = `crm-token-${this.tokenCalls + 1}-${this.leadCalls}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    if (request.url === '/services/oauth2/token') return this.#answerToken(text, response);
    if (request.url !== '/services/apexrest/createLead') return sendJson(response, 404, []);
    this.leadCalls += 1;
    this.#parallel += 1;
    this.mostParallel = Math.max(this.mostParallel, this.#parallel);
    response.once('close', () => (this.#parallel -= 1));
    if (this.delay > 0) await sleep(this.delay);
    return this.#answerLead(request, text, response);
  }

  #fail(response: ServerResponse): boolean {
    if (this.mode === 'down') response.destroy();
    else if (this.mode === '500') sendJson(response, 500, [{ message: 'UNKNOWN_EXCEPTION' }]);
    else if (this.mode === 'html') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Down for maintenance</h1>');
    } else if (this.mode === 'wait') {
      response.writeHead(this.waitStatus, { 'retry-after': '7' }).end();
    } else return this.mode === 'timeout';
    return true;
  }

  #answerToken(text: string, response: ServerResponse): void {
    this.tokenCalls += 1;
    if (this.#fail(response)) return;
    const form = new URLSearchParams(text);
    if (this.mode === 'refuse-token' || form.get('client_secret') !== this.secret) {
      sendJson(response, 401, { error: 'invalid_client' });
      return;
    }
    sendJson(response, 200, { access_token: this.token, token_type: 'Bearer' });
  }

  #answerLead(request: IncomingMessage, body: string, response: ServerResponse): void {
    if (this.#fail(response)) return;
    if (request.headers.authorization !== `Bearer ${this.token}`) {
      sendJson(response, 401, [{ message: 'Session expired', errorCode: 'INVALID_SESSION_ID' }]);
      return;
    }
    if (this.mode === 'refuse') {
      sendJson(response, 200, { success: false, message: REFUSAL });
      return;
    }
    if (this.stumblesOver !== undefined && body.includes(this.stumblesOver)) {
      sendJson(response, 503, { success: false, message: 'CANNOT_INSERT_UPDATE_ACTIVATE_ENTITY' });
      return;
    }
    if (this.hangsOver !== undefined && body.includes(this.hangsOver)) return;
    const email = fieldOf(body, 'email');
    if (email !== '' && (email.length > 80 || !/@.+\../.test(email))) {
      sendJson(response, 400, [{ message: `invalid email address: ${email}` }]);
      return;
    }
    const id = String(request.headers['idempotency-key']);
    if (!this.recognisesIds || !this.#known.has(id)) this.leads.push({ id, body });
    this.#known.add(id);
    if (this.mode === 'drop') response.destroy();
    else sendJson(response, 200, { success: true, message: 'Lead created' });
  }
}

/** Environment that makes a gateway deliver to this CRM. */
export function crmEnvironment(crm: FakeCrm): Record<string, string> {
  return { CRM_URL: crm.url, CRM_CLIENT_ID: 'gateway', CRM_CLIENT_SECRET: 'crm-secret' };
}

/** A field of what was posted; empty if there is none. */
function fieldOf(body: string, name: string): string {
  const lead: unknown = JSON.parse(body);
  const value = isRecord(lead) ? lead[name] : undefined;
  return typeof value === 'string' ? value : '';
}
