import { readFileSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/*
 * `bare-server.ts PORT ORIGIN FILE`: what Node can do at most. It takes the pages whose paths the file lists from another
 * server, and then sends each from memory with the same headers.
 */
const [port = '', origin = '', file = ''] = process.argv.slice(2);

const AT_ONCE = 8;

interface Answer {
  headers: string[];
  body: Buffer;
}

const answers = new Map<string, Answer>();
const agent = new Agent({ keepAlive: true });
const paths = readFileSync(file, 'utf8').trim().split('\n').values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const path of paths) answers.set(path, await fetchAnswer(new URL(path, origin)));
  }),
);
agent.destroy();

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port));

async function fetchAnswer(url: URL): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, resolve).on('error', reject);
  });
  // Node adds these itself.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !own.has(name.toLowerCase()) ? [name, all[at + 1] ?? ''] : [],
  );
  return { headers, body: await buffer(response) };
}
