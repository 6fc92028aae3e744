import { Agent, request } from 'node:http';
import { CREDENTIALS, type Inquiry, LEAD, TOKEN } from './content/wire.ts';

export interface Reply {
  status: number;
  json: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
}

function parse(text: string): Record<string, unknown> {
  const json: unknown = JSON.parse(text);
  return typeof json === 'object' && json !== null ? { ...json } : {};
}

/**
 * Sends inquiries to a gateway as the form does. Uses Node's plain client, which costs a fraction
 * of `fetch`: the load must not be what is measured.
 */
export class Visitor {
  readonly #agent: Agent;

  constructor(
    readonly port: number,
    connections = 1,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  post(path: string, headers: Record<string, string>, body: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const call = request(
        { port: this.port, host: '127.0.0.1', path, method: 'POST', headers, agent: this.#agent },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode = 0, headers: answered } = response;
            try {
              resolve({ status: statusCode, json: parse(text), headers: answered });
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  async token(): Promise<string> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { json } = await this.post(TOKEN, headers, CREDENTIALS);
    return String(json.access_token);
  }

  /** Both calls, as one submit of the form makes them. */
  async send(inquiry: Inquiry, headers: Record<string, string> = {}): Promise<Reply> {
    const authorization = `Bearer ${await this.token()}`;
    const all = { 'content-type': 'application/json', authorization, ...headers };
    return this.post(LEAD, all, JSON.stringify(inquiry));
  }

  close(): void {
    this.#agent.destroy();
  }
}
