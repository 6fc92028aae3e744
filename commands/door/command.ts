import { parseArgs, type ParseArgsConfig } from 'node:util';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { asTyped } from './as-typed.ts';
import { explainSwallowed } from './swallowed-options.ts';

type ParseArgsOption = NonNullable<ParseArgsConfig['options']>[string];

/** An option as `parseArgs` of Node takes it, with what `--help` says about it. */
interface Option extends ParseArgsOption {
  help: string;
  /** What stands for its value in the usage, such as DIR. */
  value?: string;
}

type Options = Record<string, Option>;

/** How a command is called. */
interface Usage<Declared extends Options> {
  /** As npm calls it: `npm run <name>`; `asTyped` makes of it what is typed elsewhere. May hold a first operand, such as `bench -- gateway`. */
  name: string;
  /** What it does, in one or two sentences. */
  about: string;
  options: Declared;
  /** What may follow the options, such as [PAGE ...]; without it nothing may. */
  operands?: string;
  /** Whole command lines. */
  examples: readonly string[];
  /** More for `--help`, below the options. */
  notes?: string;
}

type Arguments<Declared extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Declared; allowPositionals: boolean }>
>;

/** The option that all commands have that work on a site. */
export const SITE_OPTION = {
  type: 'string',
  default: '.',
  value: 'DIR',
  help: 'folder of the site, with site.yaml, pages/ and media/; the current folder by default',
} as const satisfies Option;

/** The command was called in a way it does not understand; its usage follows the message. */
export class UsageError extends Error {}

/**
 * The one door of all commands: reads the arguments, answers `--help`, runs, and sets the exit code: 0 when all is
 * well, 1 when `run` resolves to false because it found problems, 2 when it could not run. An expected error is printed
 * in one line; only a mistake of the program itself shows its stack. With `--json`, where the command has that option, it
 * is an object on the standard output, where the answer would have been.
 */
export async function command<Declared extends Options>(
  usage: Usage<Declared>,
  run: (args: Arguments<Declared>) => Promise<boolean>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(asTyped(helpText(usage)));
    return;
  }
  try {
    refuseSwallowed(usage);
    if (!(await run(readArguments(usage, args)))) process.exitCode = 1;
  } catch (error) {
    const wantsJson = Object.hasOwn(usage.options, 'json') && args.includes('--json');
    if (wantsJson) console.log(asTyped(JSON.stringify(asData(error, usage), null, 2)));
    else console.error(asTyped(explain(error, usage)));
    process.exitCode = 2;
  }
}

function readArguments<Declared extends Options>(
  { options, operands }: Usage<Declared>,
  args: string[],
): Arguments<Declared> {
  try {
    return parseArgs({ args, options, allowPositionals: operands !== undefined });
  } catch (error) {
    // The first sentence names the option; what follows is for programmers.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(sentence ?? '') ?? [];
    const advice =
      unknown === undefined
        ? undefined
        : didYouMean(closest(unknown, Object.keys(options)).map((name) => `--${name}`));
    throw new UsageError([`${sentence}.`, ...(advice === undefined ? [] : [advice])].join(' '), {
      cause: error,
    });
  }
}

function refuseSwallowed({ name, options }: Usage<Options>): void {
  // A script that runs another one hands its own variables on.
  if (process.env['npm_lifecycle_event'] !== name) return;
  const swallowed = explainSwallowed(Object.keys(options));
  if (swallowed !== undefined) throw new UsageError(swallowed);
}

function explain(caught: unknown, called: Usage<Options>): string {
  const { error, usage } = asData(caught, called);
  return usage === undefined ? error : `${error} Usage: ${usage}`;
}

/** What went wrong, and how the command is called if that was it. */
function asData(error: unknown, usage: Usage<Options>): { error: string; usage?: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  if (error instanceof UsageError) return { error: error.message, usage: callOf(usage) };
  return { error: isMistakeOfProgram(error) ? `${error.stack}` : error.message };
}

/** Errors that JavaScript throws by itself; those of the system, such as a missing file, have a code. */
function isMistakeOfProgram(error: Error): boolean {
  const own = [TypeError, ReferenceError, RangeError, SyntaxError];
  return own.some((kind) => error instanceof kind) && !('code' in error);
}

/** The usage in one line. */
function callOf({ name, options, operands }: Usage<Options>): string {
  const all = Object.entries(options).map(([option, { value }]) =>
    value === undefined ? `[--${option}]` : `[--${option} ${value}]`,
  );
  const rest = [...all, ...(operands === undefined ? [] : [operands])];
  const dashes = name.includes(' -- ') ? [] : ['--'];
  return [`npm run ${name}`, ...(rest.length > 0 ? [...dashes, ...rest] : [])].join(' ');
}

/** What `--help` prints. */
export function helpText(usage: Usage<Options>): string {
  const { about, options, notes, examples } = usage;
  const all: [string, string | undefined, string][] = Object.entries(options).map(
    ([option, { value, help }]) => [option, value, help],
  );
  all.push(['help', undefined, 'print this help']);
  const rows = all.map(([option, value, help]): [string, string] => [
    value === undefined ? `--${option}` : `--${option} ${value}`,
    help,
  ]);
  const width = Math.max(...rows.map(([call]) => call.length)) + 2;
  return [
    about,
    '',
    `Usage: ${callOf(usage)}`,
    '',
    ...rows.map(([call, help]) => `  ${call.padEnd(width)}${help}`),
    ...(notes === undefined ? [] : ['', notes]),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
    'Exits with 0 on success, with 1 if there are problems, with 2 if it could not run.',
  ].join('\n');
}
