import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';

export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export interface Received {
  id: string;
  /** Parsed by the library, which has found the signature right. */
  payload: unknown;
}

/** A program that takes webhooks as the library of the Standard Webhooks says, each id once. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Status of the next answers; 200 once there are none. */
  readonly answers: number[] = [];
  calls = 0;
  readonly #server: Server;

  constructor(secret = WEBHOOK_SECRET) {
    const webhook = new Webhook(secret);
    this.#server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8');
      request.on('data', (chunk: string) => (body += chunk));
      request.on('end', () => {
        this.calls += 1;
        const status = this.answers.shift() ?? 200;
        const headers: Record<string, string> = {};
        for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value);
        const id = headers['webhook-id'] ?? '';
        try {
          const payload: unknown = webhook.verify(body, headers);
          if (!this.received.some((one) => one.id === id)) this.received.push({ id, payload });
          response.writeHead(status).end();
        } catch (error) {
          response.writeHead(400).end(String(error));
        }
      });
    });
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    const at = this.#server.address();
    if (at === null || typeof at === 'string') throw new Error('The server listens on no port.');
    return `http://127.0.0.1:${at.port}/orders`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
