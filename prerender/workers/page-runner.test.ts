import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { openSite } from '../../check/open-site.ts';
import { listBlockTypes } from '../../schema/load-schemas.ts';
import { renderContextFor } from '../../test-support/content/render-context.ts';
import { layCase } from '../../test-support/content/lay-case.ts';
import { PageRunner, withPageRunner } from './page-runner.ts';

const temporary = mkdtempSync(join(tmpdir(), 'page-runner-'));
const site = join(temporary, 'site');
/** So many that threads share them. */
const COUNT = 210;
/** Checked by several threads, once for all tests: each thread reads all modules. */
let shared: Awaited<ReturnType<typeof check>>;

const { availableParallelism } = os;
function useCores(count: () => number): void {
  os.availableParallelism = count;
  syncBuiltinESMExports();
}

beforeAll(async () => {
  useCores(() => 16);
  layCase('good-site', site);
  const text = readFileSync(join(site, 'pages/services/audits.yaml'), 'utf8');
  for (let page = 0; page < COUNT; page += 1)
    writeFileSync(
      join(site, `pages/services/audits-${page}.yaml`),
      page === 77 ? `${text}  - type: herro\n` : text,
    );
  shared = await check(2);
});
afterAll(() => {
  useCores(availableParallelism);
  rmSync(temporary, { recursive: true });
});

async function check(workers: number, count = COUNT) {
  const { context, pageFiles } = openSite(site);
  const told: [number, number][] = [];
  const files = pageFiles.slice(0, count);
  const results = await withPageRunner(context, { workers }, (runner) =>
    runner.check(files, (done, of) => told.push([done, of])),
  );
  return { files, results, told };
}

it('gives the results of several threads in the order of the pages, as one thread does', async () => {
  const alone = await check(0);
  expect(shared.results.map(({ file }) => file)).toEqual(shared.files);
  const found = shared.results.filter(({ problems }) => problems.length > 0);
  expect(found.map(({ file }) => file)).toEqual(['pages/services/audits-77.yaml']);
  const withoutPages = ({ results }: typeof alone) =>
    results.map(({ file, digest, problems }) => ({ file, digest, problems }));
  expect(withoutPages(shared)).toEqual(withoutPages(alone));
});

it('tells how many are done, of how many', async () => {
  expect((await check(0, 3)).told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  const { told } = shared;
  expect(told.length).toBeLessThan(COUNT / 4);
  expect(told.at(-1)).toEqual([COUNT, COUNT]);
});

it('checks few pages in this thread, whatever program the threads would have', async () => {
  const { context, pageFiles } = openSite(site);
  const checkSome = (count: number) =>
    withPageRunner(context, { program: join(temporary, 'none.mjs') }, (runner) =>
      runner.check(pageFiles.slice(0, count), () => undefined),
    );
  expect(await checkSome(199)).toHaveLength(199);
  await expect(checkSome(200)).rejects.toThrow('none.mjs');
});

it('starts one thread a core, but not more than four', async () => {
  const { context, pageFiles } = openSite(site);
  const program = join(temporary, 'counting.mjs');
  const started = join(temporary, 'started');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    appendFileSync(${JSON.stringify(started)}, 'x');
    parentPort.on('message', () => parentPort.postMessage({ failed: 'counted' }));`,
  );
  for (const [options, count] of [
    [{}, 4],
    [{ workers: 7 }, 7],
  ] as const) {
    rmSync(started, { force: true });
    const runner = new PageRunner(context, { program, ...options });
    await expect(runner.check(pageFiles, () => undefined)).rejects.toThrow('counted');
    await eventually(() => expect(readFileSync(started, 'utf8')).toBe('x'.repeat(count)));
    await runner.close();
  }
});

it('fails with what a thread fails with, and with what is no result', async () => {
  const { context, pageFiles } = openSite(site);
  const program = join(temporary, 'worker.mjs');
  for (const [answer, message] of [
    ["{ failed: 'no paper' }", 'no paper'],
    ['{ done: [1] }', 'did not return the result of a check'],
  ] as const) {
    writeFileSync(
      program,
      `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', () => parentPort.postMessage(${answer}));\n`,
    );
    const checked = withPageRunner(context, { workers: 2, program }, (runner) =>
      runner.check(pageFiles, () => undefined),
    );
    await expect(checked).rejects.toThrow(message);
  }
});

/** What pages with any blocks are rendered with. */
function renderContext() {
  const block = { script: '', styles: [], imports: [] };
  const blocks = Object.fromEntries(listBlockTypes().map((type) => [type, block]));
  return renderContextFor(join(temporary, 'dist'), undefined, { blocks });
}

it('renders few pages in this thread, and tells how many are done', async () => {
  const { context, pageFiles } = openSite(site);
  const told: [number, number][] = [];
  const outputs = await withPageRunner(context, {}, async (runner) => {
    const checked = await runner.check(pageFiles.slice(0, 3), () => undefined);
    return runner.render(checked, renderContext(), (done, of) => told.push([done, of]));
  });
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  const sizes = pageFiles.slice(0, 3).map((file) => {
    const name = file.slice('pages/'.length, -'.yaml'.length);
    return statSync(join(temporary, 'dist', name === 'index' ? '' : name, 'index.html.next')).size;
  });
  expect(outputs.map(({ sizes: [html] }) => html)).toEqual(sizes);
  // So few have their copies made by the build.
  expect(outputs.map(({ hasCopies }) => hasCopies)).toEqual([true, true, true]);
});

it('keeps pages from the check until they are rendered only where it is told to', async () => {
  const file = 'pages/services/audits-0.yaml';
  const text = readFileSync(join(site, file), 'utf8');
  const renderEdited = async (keepsPages?: boolean) => {
    writeFileSync(join(site, file), text);
    const options = keepsPages === undefined ? {} : { keepsPages };
    return withPageRunner(openSite(site).context, options, async (runner) => {
      const checked = await runner.check([file], () => undefined);
      writeFileSync(join(site, file), `${text}# edited`);
      return runner.render(checked, renderContext(), () => undefined);
    });
  };
  expect(await renderEdited(true)).toHaveLength(1);
  for (const keepsPages of [false, undefined])
    await expect(renderEdited(keepsPages)).rejects.toThrow(
      `${file} has changed since it was checked.`,
    );
  writeFileSync(join(site, file), text);
});
