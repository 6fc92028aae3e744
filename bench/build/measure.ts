import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a command cost, with all processes that it started. */
export interface Cost {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of all cores, of the program and of the system for it. */
  cpu: number;
  /** Most memory that one of its processes held at a time, in MB. */
  memory: number;
}

/** GNU time (Debian: `apt-get install time`), which counts in what the command's children use. */
const time = '/usr/bin/time';

/** @throws with what the command said, if it fails */
export function measure(folder: string, [program, ...args]: [string, ...string[]]): Cost {
  if (!existsSync(time)) throw new Error(`${time} is missing: apt-get install time`);
  const { status, stdout, stderr } = spawnSync(time, ['-f', '%e %U %S %M', program, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
  const [wall = 0, user = 0, system = 0, memory = 0] = (stderr.trimEnd().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number);
  return { wall, cpu: user + system, memory: memory / 1024 };
}
