import { isDevProblems } from '../../renderer/dev/dev-state.ts';

/**
 * What a writer wants to know when the development server has started: where the site and the gallery of blocks are, and
 * what is wrong already. Vite's own lines are not shown: they recommend `--host`, which `dev` does not take.
 * @param address of the server, with a slash at its end
 */
export async function startupMessage(address: string): Promise<string> {
  const response = await fetch(`${address}dev/problems.json`);
  const found: unknown = await response.json();
  if (!isDevProblems(found)) throw new Error(`${address} did not report the problems of the site.`);
  const { problems, failures } = found;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = [
    counted(errors + failures.length, 'error'),
    counted(problems.length - errors, 'warning'),
  ];
  return [
    `  Site:     ${address}`,
    `  Blocks:   ${address}_blocks`,
    `  Problems: ${count.join(', ')}`,
  ].join('\n');
}

function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
