import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { command, helpText, SITE_OPTION, UsageError } from './command.ts';

const USAGE = {
  name: 'weigh',
  about: 'Weighs.',
  options: { site: SITE_OPTION, fast: { type: 'boolean', help: 'hurry' } },
  examples: ['npm run weigh'],
} as const;

const argv = process.argv;
const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.argv = argv;
  process.exitCode = undefined;
});

async function call(args: string[], run: () => Promise<boolean>) {
  process.argv = ['node', 'weigh', ...args];
  await command(USAGE, run);
  return { code: process.exitCode, text: said.join('\n') };
}

const well = () => Promise.resolve(true);
const fail = (error: unknown) => () => Promise.reject(error);

test('exits with 0 when all is well, with 1 when problems were found', async () => {
  expect((await call([], well)).code).toBeUndefined();
  expect((await call([], () => Promise.resolve(false))).code).toBe(1);
});

test('--help and -h print the usage and run nothing', async () => {
  const run = vi.fn<() => Promise<boolean>>(well);
  for (const flag of ['--help', '-h']) expect((await call([flag], run)).text).toContain('Weighs.');
  expect(run).not.toHaveBeenCalled();
});

test('what it does not understand is answered with the usage in one line', async () => {
  for (const args of [['--slow'], ['operand']]) {
    const { code, text } = await call(args, well);
    expect(code).toBe(2);
    expect(text).toContain('Usage: npm run weigh -- [--site DIR] [--fast]');
  }
  const { text } = await call([], fail(new UsageError('Not so.')));
  expect(text).toContain('Not so. Usage: npm run weigh');
});

test('an expected error is one line, a mistake of the program shows where it happened', async () => {
  const expected = await call([], fail(new Error('No site here.')));
  expect(expected).toEqual({ code: 2, text: 'No site here.' });
  said.length = 0;
  const missing = Object.assign(new TypeError('No such file.'), { code: 'ENOENT' });
  expect((await call([], fail(missing))).text).toBe('No such file.');
  said.length = 0;
  expect((await call([], fail(new TypeError('x is no function')))).text).toContain('command.test');
});

test('what is thrown and is no error is said as it is', async () => {
  expect((await call([], fail('Out of paper.'))).text).toBe('Out of paper.');
});

test('an option that npm kept for itself is refused, but not in a script that runs another', async () => {
  vi.stubEnv('npm_config_fast', 'true');
  vi.stubEnv('npm_lifecycle_event', 'weigh');
  expect(await call([], well)).toEqual({
    code: 2,
    text: 'npm swallowed --fast, because -- is missing before the options. Usage: npm run weigh -- [--site DIR] [--fast]',
  });
  process.exitCode = undefined;
  vi.stubEnv('npm_lifecycle_event', 'test');
  expect((await call([], well)).code).toBeUndefined();
});

test('options and operands are handed on; operands only where a command takes some', async () => {
  process.argv = ['node', 'weigh', '--site', 'x', 'a', 'b'];
  const run = vi.fn<() => Promise<boolean>>(well);
  await command({ ...USAGE, operands: '[PAGE ...]' }, run);
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ values: { site: 'x' }, positionals: ['a', 'b'] }),
  );
});

test.each([
  [{ operands: 'PAGE' }, 'npm run weigh -- [--site DIR] [--fast] PAGE'],
  [{ operands: 'PAGE', options: {} }, 'npm run weigh -- PAGE'],
  [{ options: {} }, 'npm run weigh'],
  [{ name: 'bench -- gateway' }, 'npm run bench -- gateway [--site DIR] [--fast]'],
])('%j is called by %s', (other, line) => {
  expect(helpText({ ...USAGE, ...other }).split('\n')).toContain(`Usage: ${line}`);
});

test('with --json, what went wrong is an object on the standard output', async () => {
  const usage = {
    ...USAGE,
    options: { json: { type: 'boolean', help: 'answer with JSON' } },
  } as const;
  const answer = async (args: string[], run = well): Promise<unknown> => {
    process.argv = ['node', 'weigh', ...args];
    await command(usage, run);
    expect(process.exitCode).toBe(2);
    expect(console.error).not.toHaveBeenCalled();
    expect(said).toHaveLength(1);
    return JSON.parse(said.pop() ?? '');
  };
  const line = 'npm run weigh -- [--json]';
  expect(await answer(['--slow', '--json'])).toEqual({
    error: "Unknown option '--slow'.",
    usage: line,
  });
  expect(await answer(['--json'], fail(new UsageError('Not so.')))).toEqual({
    error: 'Not so.',
    usage: line,
  });
  expect(await answer(['--json'], fail(new Error('No site here.')))).toEqual({
    error: 'No site here.',
  });
});

test('a command that knows no --json says so in words', async () => {
  const { code, text } = await call(['--json'], well);
  expect(code).toBe(2);
  expect(text).toContain("Unknown option '--json'. Usage: npm run weigh");
});

test('--help lines up what each option does', () => {
  const lines = helpText(USAGE).split('\n');
  const columns = ['folder of', 'hurry', 'print this'].map((help) =>
    lines.find((line) => line.includes(help))?.indexOf(help),
  );
  expect(new Set(columns)).toEqual(new Set([14]));
  expect(lines).toContain('Example:');
  const two = helpText({ ...USAGE, examples: ['a', 'b'], notes: 'A note.' });
  expect(two).toContain('Examples:\n  a\n  b');
  expect(two).toContain('\n\nA note.\n\n');
});
