import { basename } from 'node:path';
import commands from './commands.json' with { type: 'json' };

/** A call of one of the commands, as all texts write it: `npm run check -- --fix`, `npm start`. */
const CALL = /\bnpm (?:run (?:--silent )?([a-z-]+)|start\b)( --(?: |$))?/gm;

/**
 * Names the commands in a text as they are typed here: `npm run check -- --fix` for scripts of a package.json, those of
 * this repository and of a new site, and `npx <program> check --fix` where the program of the package was called.
 *
 * @param program path of the program that was called, as Node has it
 */
export function asTyped(
  text: string,
  program = process.argv[1] ?? '',
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const name = basename(program);
  const script = environment['npm_lifecycle_event'];
  const isScript = script !== undefined && script !== 'npx';
  // The program's own file, which Windows calls in any case, has an extension; the name it is installed by has none.
  if (isScript || name.includes('.')) return text;
  return text.replaceAll(CALL, (call: string, command: string = 'start', separator: string = '') =>
    Object.hasOwn(commands, command)
      ? `npx ${name} ${command}${separator.endsWith(' ') ? ' ' : ''}`
      : call,
  );
}
