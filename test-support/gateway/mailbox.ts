import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Delivered {
  /** As it came over the wire. */
  raw: string;
  mail: Email;
  /** Whom the server was told to deliver it to. */
  recipients: string[];
}

/** A real SMTP server that keeps what it takes. */
export class Mailbox {
  readonly received: Delivered[] = [];
  /** What it says to every message, instead of taking it. */
  refusal: Error | undefined;
  readonly #server: SMTPServer;
  #port = 0;

  constructor(options: SMTPServerOptions = {}) {
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: (auth, _session, callback) => callback(null, { user: auth.username }),
      ...options,
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (this.refusal) {
            callback(this.refusal);
            return;
          }
          const bytes = Buffer.concat(chunks);
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          PostalMime.parse(bytes).then((mail) => {
            this.received.push({ raw: bytes.toString('latin1'), mail, recipients });
            callback();
          }, callback);
        });
      },
    });
    // A client that breaks off is part of some tests.
    this.#server.on('error', () => undefined);
  }

  async start(port = 0): Promise<void> {
    const listening = this.#server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    const at = listening.address();
    if (at === null || typeof at === 'string') throw new Error('The server listens on no port.');
    this.#port = at.port;
  }

  get url(): string {
    return `smtp://user:password@127.0.0.1:${this.#port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
