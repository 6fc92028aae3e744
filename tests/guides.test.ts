import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RUN_OPTIONS } from '../commands/door/run-options.ts';
import { filesOf } from '../tools/changed/changed-files.ts';
import packageFile from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');

/** A file or folder of the project as guides name it: `check/check-site.ts`, `prerender/cache/`. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g;

/** What exists only after a build, stands for any file, or is the example of a new block or the name of a new file. */
const MADE = /^(?:dist|media|public|pages|assets|node_modules|\.cache|\.data|page)\/|\/NAME[./]/;

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names no file that is gone', (guide) => {
  const named = [...readFileSync(join(ROOT, guide), 'utf8').matchAll(PATH)].map(
    ([, path = '']) => path,
  );
  const within = ['', 'renderer'];
  const gone = named.filter(
    (path) => !MADE.test(path) && !within.some((folder) => existsSync(join(ROOT, folder, path))),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(gone).toEqual([]);
});

test('the table of folders in CONTRIBUTING has every folder, and none that is gone', () => {
  const guide = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const [, table = ''] = /^## Folders$([^]*?)^## /m.exec(guide) ?? [];
  const rows = table.split('\n').map((row) => row.split(' | ')[0] ?? '');
  const named = rows.flatMap((cell) =>
    Array.from(cell.matchAll(/`([\w-]+)\/`/g), ([, name]) => name),
  );
  const folders = filesOf(ROOT).flatMap((file) => /^(\w[\w-]*)\//.exec(file)?.[1] ?? []);
  // A site without files to offer, such as the first one, has no public/.
  expect(new Set(named)).toEqual(new Set([...folders, 'public']));
});

/** A function or constant and its file, as guides name them: `checkAddress` in `check/rules/texts/links/link.ts`. */
const IN_FILE = /`(?:\w+\.)?(\w+)` in `([\w./-]+\.\w+)`/g;

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s names nothing that is elsewhere',
  (guide) => {
    const named = [...readFileSync(join(ROOT, guide), 'utf8').matchAll(IN_FILE)];
    const gone = named.filter(
      ([, name = '', file = '']) =>
        !new RegExp(`\\b${name}\\b`).test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(gone.map(([words]) => words)).toEqual([]);
  },
);

/** A script as guides name it: `npm run check -- --fix`, `npm start`, or `test:format` behind another one. */
const SCRIPT = /\bnpm (?:run (?:--silent )?([a-z][\w:-]*)|(test|start)\b)|`(test:\w+)`/g;

test('guides name no npm script that is gone', () => {
  const guides = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  const named = ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)].flatMap(
    (guide) =>
      Array.from(
        readFileSync(join(ROOT, guide), 'utf8').matchAll(SCRIPT),
        ([, run, short, other]) => ({ guide, script: run ?? short ?? other ?? '' }),
      ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ script }) => !Object.hasOwn(packageFile.scripts, script))).toEqual([]);
});

test('the switches of all walls are there: options of check and build, and names in the source', () => {
  const guide = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = guide.split(/^## Each speed and its wall$/m);
  const [, table = ''] = /\| Off with +\|\n([^]*?)\n\n/.exec(section) ?? [];
  const cells = table.split('\n').map((row) => row.split(' | ').at(-1) ?? '');
  const found = (pattern: RegExp) => cells.flatMap((cell) => [...cell.matchAll(pattern)]);
  const options = found(/`--([a-z-]+)/g).map(([, option = '']) => option);
  expect(options.length).toBeGreaterThan(3);
  expect(options.filter((option) => !Object.hasOwn(RUN_OPTIONS, option))).toEqual([]);
  const places = found(/`(\w+)` (?:in|out of) `([\w./-]+)`/g);
  expect(places.length).toBeGreaterThan(3);
  const gone = places.filter(
    ([, name = '', file = '']) => !readFileSync(join(ROOT, file), 'utf8').includes(name),
  );
  expect(gone.map(([words]) => words)).toEqual([]);
});

/** A function of a list, and where it is: `1. `PageTasks.check` in `prerender/workers/page-tasks.ts``. */
const STEP = /^\d+\. `(?:(\w+)\.)?(\w+)` in `([\w./-]+)`/gm;

test('the functions that a page passes are there, none twice, each called by one before it', () => {
  const guide = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const steps = Array.from(guide.matchAll(STEP), ([step, owner, name = '', file = '']) => ({
    step: step.replace(/^\d+\. /, ''),
    owner,
    name,
    text: readFileSync(join(ROOT, file), 'utf8'),
  }));
  expect(steps.length).toBeGreaterThan(20);
  expect(new Set(steps.map(({ step }) => step)).size).toBe(steps.length);
  const missing = steps.filter(({ owner, name, text }) =>
    owner === undefined
      ? !new RegExp(`^(export )?(async )?function ${name}\\b`, 'm').test(text)
      : !new RegExp(`^export class ${owner} [^]*^ {2}(async )?${name}\\(`, 'm').test(text),
  );
  expect(missing.map(({ step }) => step)).toEqual([]);
  const uncalled = steps.filter(({ name }, at) => {
    const call = new RegExp(`(?<!function |async )\\b${name}\\(`);
    return at > 0 && !steps.slice(0, at).some(({ text }) => call.test(text));
  });
  expect(uncalled.map(({ step }) => step)).toEqual([]);
});

test('the README is short, and its links and pictures lead somewhere, but never into YAML', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6 * 1024);
  const targets = Array.from(
    readme.matchAll(/\]\(([^()\s]+)\)|(?:src|srcset)="([^"]+)"/g),
    ([, link, picture]) => (link ?? picture ?? '').replace(/#.*/, ''),
  ).filter((target) => !target.startsWith('/'));
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => target.endsWith('.yaml'))).toEqual([]);
  expect(targets.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
});
