import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Makes a child end with this process, also when a test fails before it stops the child. */
export function endWithProcess(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}
