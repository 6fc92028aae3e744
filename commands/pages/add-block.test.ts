import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

const COMMAND = join(import.meta.dirname, 'add-block.ts');
const BLOCK = join(import.meta.dirname, '../../tests/second-site/bakery/blocks/baking-week');
const site = mkdtempSync(join(tmpdir(), 'add-block-command-'));
afterAll(() => rmSync(site, { recursive: true }));

const { argv } = process;
afterEach(() => {
  vi.restoreAllMocks();
  process.argv = argv;
  process.exitCode = undefined;
});

let calls = 0;

/** Runs the command in this process, which takes a module of its own for each time. */
async function run(...args: string[]): Promise<{ code: typeof process.exitCode; said: string }> {
  const said: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((text: string) => void said.push(text));
  process.argv = ['node', 'add-block.ts', '--site', site, ...args];
  calls += 1;
  await import(`${COMMAND}?${calls}`);
  return { code: process.exitCode, said: said.join('\n') };
}

test.each([[[]], [[BLOCK, BLOCK]]])('takes one block: %j is none', async (operands) => {
  const { code, said } = await run(...operands);
  expect(code).toBe(2);
  expect(said).toMatch(/^Which block\? Name one\. Usage: npm run add-block -- /);
  expect(existsSync(join(site, 'blocks'))).toBe(false);
});

test('says on a dry run what it would add, and adds it without', async () => {
  const added = join(site, 'blocks/baking-week');
  const dry = await run(BLOCK, '--dry-run');
  expect(existsSync(added)).toBe(false);
  const lines = dry.said.split('\n');
  expect(lines[0]).toBe(
    'Would add the block type baking-week: What comes out of the oven on which day, and the bread of the week above it.',
  );
  const files = ['index.tsx', 'schema.json', 'style.module.css'].map((file) =>
    relative('.', join(added, file)),
  );
  expect(lines.slice(2, 5).map((line) => line.trim().split(/ {2,}/)[0])).toEqual(files);
  // Their sizes are below one another.
  expect(new Set(lines.slice(2, 5).map((line) => /\d+ B$/.exec(line)?.index)).size).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}special\.label +text, required/));
  expect(lines.slice(lines.indexOf('For example:')).join('\n')).toContain('type: baking-week');
  const { code, said } = await run(BLOCK);
  expect(code).toBeUndefined();
  expect(said).toBe(dry.said.replace('Would add', 'Added'));
  expect(existsSync(join(added, 'index.tsx'))).toBe(true);
});

test('says that the code of a block is run by the next build, and how to read it before', async () => {
  const { said } = await run(BLOCK, '--dry-run', '--site', mkdtempSync(join(site, 'other-')));
  expect(said.split('\n').at(-1)).toBe(
    `The next check, build or dev runs its code with all your permissions. Read it first: npm run add-block -- ${BLOCK} --print`,
  );
});

test('prints what is in a block, with what does not show, and adds nothing', async () => {
  const other = mkdtempSync(join(site, 'printed-'));
  const block = join(other, 'block');
  cpSync(BLOCK, block, { recursive: true });
  const escape = String.fromCodePoint(0x1b);
  const override = String.fromCodePoint(0x202e);
  appendFileSync(join(block, 'index.tsx'), `// ${escape}[2K${override}hidden\n`);
  const { said } = await run(block, '--print', '--site', other);
  const text = readFileSync(join(BLOCK, 'index.tsx'), 'utf8');
  expect(said).toContain(`--- index.tsx\n${text}`);
  expect(said).toContain('// \\u{1b}[2K\\u{202e}hidden');
  for (const file of ['schema.json', 'style.module.css']) expect(said).toContain(`--- ${file}\n`);
  expect(existsSync(join(other, 'blocks'))).toBe(false);
});
