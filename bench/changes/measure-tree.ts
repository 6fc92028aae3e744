import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** So often it looks at the processes, in ms; what one uses between the last look and its end is not counted. */
const LOOKS_EVERY = 100;

/** Linux counts a hundred in a second, on all machines. */
const TICKS = 100;

/**
 * What a command costs with all processes below it, in seconds: those of a browser too, which GNU time leaves out
 * because nobody waits for their end. Linux only.
 *
 * @throws with what the command said, if it fails
 */
export async function measureTree(
  folder: string,
  [program, ...args]: [string, ...string[]],
): Promise<{ wall: number; cpu: number }> {
  const start = performance.now();
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = once(child, 'close');
  const used = new Map<number, number>();
  while (child.exitCode === null && child.signalCode === null) {
    for (const [id, seconds] of processesBelow(child.pid ?? 0)) used.set(id, seconds);
    await Promise.race([ended, setTimeout(LOOKS_EVERY)]);
  }
  await ended;
  if (child.exitCode !== 0) throw new Error(`${program} ${args.join(' ')}:\n${said.join('')}`);
  const cpu = [...used.values()].reduce((sum, seconds) => sum + seconds, 0);
  return { wall: (performance.now() - start) / 1000, cpu };
}

/** A process and all below it, and the seconds that each has used. */
function processesBelow(top: number): Map<number, number> {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const known = all.flatMap((name) => {
    const stat = statOf(name);
    return stat ? [{ id: Number(name), ...stat }] : [];
  });
  const found = new Map<number, number>();
  const visit = (id: number): void => {
    for (const one of known) {
      if (one.id === id) found.set(id, one.seconds);
      else if (one.parent === id) visit(one.id);
    }
  };
  visit(top);
  return found;
}

/** Nothing of a process that has ended meanwhile. */
function statOf(id: string): { parent: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(parent), seconds: (Number(rest[9]) + Number(rest[10])) / TICKS };
  } catch {
    return undefined;
  }
}
