import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { command } from '../../commands/door/command.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { waitFor } from '../../test-support/processes/wait-for.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { machine, percentile } from '../gateway/measure.ts';
import { measureRate, type Rate } from './wrk.ts';

interface Server {
  port: number;
  pid: number;
  end: () => void;
}

async function start(
  port: number,
  env: Record<string, string>,
  ...args: string[]
): Promise<Server> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithProcess(child);
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  // Before it listens, the bare one takes all pages from the other.
  await waitFor('a server', isUp, 180);
  return { port, pid: child.pid ?? 0, end: () => void child.kill() };
}

/** The addresses of all pages of a built site, in an order in which neighbors are not near. */
function pathsOf(dist: string): string[] {
  const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .toSorted();
  const paths = documents.map((file) => join('/', dirname(file)));
  // 7,919 is prime, so that each is met once.
  return paths.map((_, at) => paths[(at * 7919) % paths.length] ?? '/');
}

function row(what: string, rates: readonly Rate[]): string {
  const middle = (of: (rate: Rate) => number) => percentile(rates.map(of), 0.5);
  const all = rates.map(({ perSecond }) => perSecond.toFixed(0)).join(', ');
  const slowest = rates.map(({ p99 }) => p99).join(', ');
  return `| ${what} | ${middle(({ perSecond }) => perSecond).toFixed(0)} | ${middle(({ microseconds }) => microseconds).toFixed(0)} | ${all} | ${slowest} |`;
}

/**
 * Whether the bar was met.
 * @param work a folder for what the servers need
 */
async function measureSite(
  folder: string,
  { rounds, seconds, work }: { rounds: number; seconds: number; work: string },
): Promise<boolean> {
  const paths = pathsOf(join(folder, 'dist'));
  const list = join(work, 'paths');
  writeFileSync(list, paths.join('\n'));
  const [port, barePort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), DATA_DIR: join(work, 'data') };
  const site = await start(port, env, 'commands/serve.ts', '--site', folder);
  const origin = `http://127.0.0.1:${port}`;
  const bare = await start(
    barePort,
    {},
    join(import.meta.dirname, 'bare-server.ts'),
    String(barePort),
    origin,
    list,
  );
  const ours: Rate[] = [];
  const bares: Rate[] = [];
  for (const server of [site, bare]) await measureRate(server, list, seconds);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measureRate(site, list, seconds));
    bares.push(await measureRate(bare, list, seconds));
  }
  for (const server of [site, bare]) server.end();
  const ratios = ours.map(({ perSecond }, at) => perSecond / (bares[at]?.perSecond ?? Number.NaN));
  const ratio = percentile(ratios, 0.5);
  console.log(row(`this server, ${paths.length} pages`, ours));
  console.log(row('bare Node, the same bytes', bares));
  console.log(`| ratio (bar: at least 0.5) | ${ratio.toFixed(2)} | | | |`);
  return ratio >= 0.5;
}

await command(
  {
    name: 'bench -- server',
    about:
      'Measures pages a second of built sites, compared with a bare Node server that sends the same bytes, turn by turn. ' +
      'Needs wrk (apt-get install wrk).',
    options: {
      rounds: { type: 'string', value: 'NUMBER', default: '5', help: 'how often each is measured' },
      seconds: { type: 'string', value: 'NUMBER', default: '5', help: 'how long each time' },
    },
    operands: '[FOLDER ...]',
    examples: ['npm run bench -- server', 'npm run bench -- server ../other-site --rounds 3'],
    notes: 'Without a folder this site is measured.',
  },
  async ({ values, positionals }) => {
    const work = mkdtempSync(join(tmpdir(), 'bench-server-'));
    const options = { rounds: Number(values.rounds), seconds: Number(values.seconds), work };
    console.log(`${machine()}, load ${loadavg()[0]?.toFixed(1)}\n`);
    console.log('| what | pages a second | µs of processor a page | each round | p99 of each |');
    console.log('| --- | --- | --- | --- | --- |');
    try {
      const met: boolean[] = [];
      for (const folder of positionals.length > 0 ? positionals : ['.'])
        met.push(await measureSite(resolve(folder), options));
      return met.every(Boolean);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  },
);
