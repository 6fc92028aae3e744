import { failureCode } from '../../log.ts';
import type { CrmSettings } from '../../settings/settings.ts';
import { NOT_CONNECTED } from '../not-connected.ts';
import type { DeliveryResult } from '../target.ts';
import { type CrmAnswer, property, readAnswer, classify } from './crm-answer.ts';

/** A token that says when it ends is renewed this much earlier. */
const RENEW_EARLY_MILLISECONDS = 30_000;

/** What a header can carry: visible ASCII; 8 KB is what servers take as one. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;

/** Without a token no lead can be handed over. */
class TokenFailure extends Error {
  constructor(
    readonly outcome: 'away' | 'unauthorised',
    reason: string,
    readonly wait?: number,
  ) {
    super(reason);
  }
}

/** Calls the CRM with one cached token for all leads. */
export class CrmClient {
  #cached: { token: string; until: number } | undefined;
  #pending: Promise<string> | undefined;
  readonly #stopping = new AbortController();

  constructor(
    readonly settings: CrmSettings,
    readonly clock: () => number,
    readonly onTokenCall: () => void,
  ) {}

  /** Ends all calls at once, as if the CRM had given no answer: their leads wait again. */
  abort(): void {
    this.#stopping.abort();
  }

  /**
   * Hands one lead over. Never throws; the id lets the CRM recognize a repetition.
   * @param signal ends the lead's call; the token's is one of all leads, and is waited for
   */
  async deliver(id: string, body: string, signal: AbortSignal): Promise<DeliveryResult> {
    try {
      const token = await this.#token();
      const answer = await this.#postLead(token, id, body, signal);
      if (answer.status !== 401) return classify(answer);
      // The token has expired or was revoked: once more with a new one.
      if (this.#cached?.token === token) this.#cached = undefined;
      const second = await this.#postLead(await this.#token(), id, body, signal);
      if (second.status !== 401) return classify(second);
      return { outcome: 'failed', reason: 'The CRM answers 401 even with a new token.' };
    } catch (error) {
      if (error instanceof TokenFailure) {
        return { outcome: error.outcome, reason: error.message, wait: error.wait };
      }
      const code = failureCode(error);
      const outcome = NOT_CONNECTED.has(code) ? 'away' : 'failed';
      return { outcome, reason: `The CRM did not answer: ${code}.` };
    }
  }

  /** Makes the next lead ask for a new token, which tells whether the CRM is there. */
  forgetToken(): void {
    this.#cached = undefined;
  }

  /** Leads that need a new token at the same time share one call. */
  #token(): Promise<string> {
    if (this.#cached && this.#cached.until > this.clock()) {
      return Promise.resolve(this.#cached.token);
    }
    this.#pending ??= this.#fetchToken().finally(() => {
      this.#pending = undefined;
    });
    return this.#pending;
  }

  async #fetchToken(): Promise<string> {
    this.onTokenCall();
    const { status, json, wait } = await this.#askForToken();
    const token = property(json, 'access_token');
    if (status >= 200 && status < 300 && typeof token === 'string') {
      if (!TOKEN.test(token)) {
        throw new TokenFailure('away', "The CRM's token endpoint sent a malformed token.");
      }
      const seconds = Number(property(json, 'expires_in') ?? Infinity);
      const lifetime = Number.isNaN(seconds) ? Infinity : seconds * 1000;
      this.#cached = { token, until: this.clock() + lifetime - RENEW_EARLY_MILLISECONDS };
      return token;
    }
    if (status === 400 || status === 401 || status === 403) {
      throw new TokenFailure(
        'unauthorised',
        `The CRM refuses the gateway's client id and secret (${status} from its token endpoint).`,
      );
    }
    const reason = `The CRM's token endpoint answered ${status} without a token.`;
    throw new TokenFailure('away', reason, wait);
  }

  async #askForToken(): Promise<CrmAnswer> {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: this.settings.clientId,
      client_secret: this.settings.clientSecret,
    });
    try {
      return await this.#post('services/oauth2/token', { body });
    } catch (error) {
      throw new TokenFailure('away', `The CRM did not answer: ${failureCode(error)}.`);
    }
  }

  #postLead(token: string, id: string, body: string, signal: AbortSignal): Promise<CrmAnswer> {
    const init = {
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body,
    };
    return this.#post('services/apexrest/createLead', init, [signal]);
  }

  async #post(path: string, init: RequestInit, signals: AbortSignal[] = []): Promise<CrmAnswer> {
    const response = await fetch(new URL(path, this.settings.url), {
      method: 'POST',
      // A redirect of these calls is a login page; following it would send the secret elsewhere.
      redirect: 'manual',
      signal: AbortSignal.any([
        AbortSignal.timeout(this.settings.timeoutSeconds * 1000),
        this.#stopping.signal,
        ...signals,
      ]),
      ...init,
    });
    return readAnswer(response, this.clock());
  }
}
