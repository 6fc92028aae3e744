import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { command } from '../../commands/door/command.ts';
import { freePort } from '../../test-support/servers/free-port.ts';
import { endWithProcess } from '../../test-support/processes/end-with-process.ts';
import { readDockerfile } from '../../test-support/operations/dockerfile.ts';
import { packagedSite } from '../../test-support/operations/packaged-site.ts';
import { machine, percentile } from '../gateway/measure.ts';

/** What a container may take until it is ready. */
const BAR_MILLISECONDS = 1_000;

/** The clock of `/proc/PID/stat` on Linux. */
const TICK_MILLISECONDS = 10;

interface Start {
  milliseconds: number;
  /** Time of the processor until then, of all threads. */
  processor: number;
}

/**
 * Starts the server as the image does, with an empty volume, and asks at /healthz until it is ready.
 * @param output what `npm run package` has written
 */
async function measureStart(output: string): Promise<Start> {
  const { instructions, commandOf, environment } = readDockerfile(
    readFileSync(join(output, 'Dockerfile'), 'utf8'),
  );
  const data = join(output, '../data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data);
  const port = await freePort();
  const [program = '', ...args] = commandOf(instructions('CMD')[0] ?? '');
  const begun = performance.now();
  const server = spawn(program, args, {
    cwd: output,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, ...environment(), PORT: String(port), DATA_DIR: data },
  });
  endWithProcess(server);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await sleep(2);
  }
  const milliseconds = performance.now() - begun;
  const processor = processorOf(server.pid ?? 0);
  server.kill('SIGTERM');
  await once(server, 'exit');
  return { milliseconds, processor };
}

function processorOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces; the 12th and 13th after it are user and system time.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MILLISECONDS;
}

await command(
  {
    name: 'bench -- start',
    about:
      'Measures how long the server of a container takes from the start of its process to 200 from /healthz. Needs Linux.',
    options: {
      rounds: { type: 'string', value: 'NUMBER', default: '10', help: 'how often it is started' },
    },
    operands: '[FOLDER]',
    examples: ['npm run build && npm run bench -- start', 'npm run bench -- start ../other-site'],
    notes: 'Without a folder the built site here is served.',
  },
  async ({ values, positionals: [folder = '.'] }) => {
    const dist = resolve(folder, 'dist');
    if (!existsSync(dist)) throw new Error(`There is no built site in ${dist}.`);
    const site = packagedSite();
    try {
      rmSync(join(site.output, 'dist'), { recursive: true });
      cpSync(dist, join(site.output, 'dist'), { recursive: true });
      const starts: Start[] = [];
      for (let round = 0; round < Number(values.rounds); round += 1)
        starts.push(await measureStart(site.output));
      const times = starts.map(({ milliseconds }) => milliseconds);
      const processor = starts.map((start) => start.processor);
      console.log(`${machine()}, load ${loadavg()[0]?.toFixed(1)}\n`);
      console.log('| starts | least ms | median ms | most ms | of the processor, median ms |');
      console.log('| --- | --- | --- | --- | --- |');
      const shown = [Math.min(...times), percentile(times, 0.5), Math.max(...times)];
      console.log(
        `| ${starts.length} | ${shown.map((time) => time.toFixed(0)).join(' | ')} | ${percentile(processor, 0.5)} |`,
      );
      return percentile(times, 0.5) <= BAR_MILLISECONDS;
    } finally {
      site.remove();
    }
  },
);
