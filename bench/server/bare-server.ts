import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/*
 * `bare-server.ts PORT ORIGIN FILE`: what Node can do at most. It takes the pages whose paths the file lists from another
 * server, and then sends each from memory with the same headers.
 */
const [port = '', origin = '', file = ''] = process.argv.slice(2);

interface Answer {
  headers: string[];
  body: Buffer;
}

const answers = new Map<string, Answer>();
for (const path of readFileSync(file, 'utf8').trim().split('\n')) {
  answers.set(path, await fetchAnswer(new URL(path, origin)));
}

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
}).listen(Number(port));

async function fetchAnswer(url: URL): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, resolve).on('error', reject);
  });
  // Node adds these itself.
  const own = new Set(['date', 'connection', 'keep-alive']);
  const headers = response.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !own.has(name.toLowerCase()) ? [name, all[at + 1] ?? ''] : [],
  );
  return { headers, body: await buffer(response) };
}
