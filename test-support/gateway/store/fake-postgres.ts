import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * What the server does once it has heard something: answers, breaks the connection, says nothing, or answers and says
 * in the same packet that it shuts down, as a stopped PostgreSQL does to a client that has just connected.
 */
export type Reaction = 'answer' | 'break' | 'nothing' | 'answer and shut down';

/** A message of the protocol: its letter, its length, its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + length.length);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
/** Nothing to parse, bind or describe is answered; no statement here has rows. */
const PREPARED = [message('1', Buffer.alloc(0)), message('2', Buffer.alloc(0))];
const NO_ROWS = message('n', Buffer.alloc(0));
const SHUTS_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

/**
 * A server that speaks as much of PostgreSQL's protocol as a client needs to connect and to run statements without
 * rows, and can break off at any step.
 */
export class FakePostgres {
  /** Everything it heard: `startup`, statements, `end`. */
  readonly heard: string[] = [];
  readonly #server = createServer((socket) => this.#talk(socket));
  readonly #sockets = new Set<Socket>();

  /** @param react to what was heard, a name of `heard` */
  private constructor(readonly react: (heard: string) => Reaction) {}

  static async start(react: (heard: string) => Reaction): Promise<FakePostgres> {
    const fake = new FakePostgres(react);
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  get url(): string {
    const address = this.#server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return `postgres://test:test@127.0.0.1:${port}/test`;
  }

  /** How many connections are open. */
  get connections(): number {
    return this.#sockets.size;
  }

  /** Breaks all connections that are open. */
  breakAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.breakAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #talk(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let rest = Buffer.alloc(0);
    let isStarted = false;
    let sql = '';
    socket.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        // The first message has no letter.
        const head = isStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) return;
        const letter = isStarted ? String.fromCharCode(rest[0] ?? 0) : 'startup';
        const content = rest.subarray(head + 4, end);
        rest = rest.subarray(end);
        if (letter === 'startup') {
          isStarted = true;
          this.#answer(socket, 'startup', [AUTHENTICATED, READY]);
        } else if (letter === 'Q') {
          sql = content.toString('utf8', 0, content.length - 1);
          this.#answer(socket, sql, [done(sql), READY]);
        } else if (letter === 'P') {
          sql = content.toString('utf8').split('\0')[1] ?? '';
        } else if (letter === 'S') {
          this.#answer(socket, sql, [...PREPARED, NO_ROWS, done(sql), READY]);
        } else if (letter === 'X') {
          this.#answer(socket, 'end', []);
        }
      }
    });
  }

  #answer(socket: Socket, heard: string, answer: Buffer[]): void {
    this.heard.push(heard);
    const reaction = this.react(heard);
    if (reaction === 'break') socket.destroy();
    else if (reaction === 'answer') socket.write(Buffer.concat(answer));
    else if (reaction === 'answer and shut down')
      socket.end(Buffer.concat([...answer, SHUTS_DOWN]));
  }
}

/** Says that a statement was carried out. */
function done(sql: string): Buffer {
  return message('C', Buffer.from(`${sql.split(' ')[0]?.toUpperCase()}\0`));
}
