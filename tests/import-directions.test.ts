import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import parts from '../prerender/engine/parts.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');

/** What each part of the engine may import from others, as path prefixes; within itself a part is free. */
const ARROWS: Record<string, string[]> = { ...parts, 'tools/art': [] };

/** What may never be imported from where, though the part as a whole may. */
const FORBIDDEN: [from: RegExp, to: RegExp, why: string][] = [
  [
    /^renderer\/ui\//,
    /^renderer\/(blocks|frame|modal|state|carousel)\//,
    'a part knows no state, frame or block',
  ],
  [
    /^renderer\/state\//,
    /^renderer\/(blocks|frame|modal|ui|carousel)\//,
    'state knows no components',
  ],
  [/^renderer\/blocks\//, /^renderer\/frame\//, 'a block does not know the frame'],
  [
    /^renderer\/(?!dev\/|studio\/)/,
    /^renderer\/dev\//,
    'only development imports what is for development',
  ],
  [/^prerender\//, /^renderer\/entry-client/, 'the prerender uses the server entry'],
  [/^renderer\/(?!studio\/)/, /^renderer\/studio\//, 'pages know nothing of the studio'],
  [
    /^studio\/shell\//,
    /^(authoring|check|edit|prerender|studio\/server)\//,
    'what runs in the browser uses nothing of Node',
  ],
  [
    /^studio\/shell\//,
    /^renderer\/(?!studio\/(messages|dragging\/|text\/)|data\/guards|dev\/site-changed)/,
    'the shell shows the page in a frame, and draws none of it',
  ],
  [
    /^check\/(?!features(\/|\.ts$))/,
    /^check\/features\//,
    'the check goes through the list in check/features.ts, and names no feature',
  ],
  // Beside them are the rooms of hosts and of what a site has of its own, which are one feature each.
  [
    /^prerender\/(?!features(\/|\.ts$)|hosts\/|own-blocks\/|own-features\/|drawn-blocks\/|dev\/examples)/,
    /^(check|prerender)\/features\//,
    'build and development go through the list in prerender/features.ts, and name no feature',
  ],
  [/^(api|prerender|server)\//, /^studio\//, 'nothing that is built or served knows the studio'],
];

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$|^renderer\/ui\/render-on-site\.tsx$/;

function sourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => SOURCE.test(file) && !TEST.test(file));
}

/** The project's own files that a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target = '']) =>
    relative(ROOT, join(ROOT, dirname(file), target)),
  );
}

const rooms = Object.keys(ARROWS).filter((room) => existsSync(join(ROOT, room)));
const files = rooms.flatMap(sourceFiles);

test('imports follow the arrows between the rooms', () => {
  const wrong = files.flatMap((file) => {
    const room = Object.keys(ARROWS).find((name) => file.startsWith(`${name}/`)) ?? '';
    const allowed = [`${room}/`, ...(ARROWS[room] ?? [])];
    return importsOf(file)
      .filter((target) => !allowed.some((prefix) => target.startsWith(prefix)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(wrong, 'prerender/engine/parts.json lists what a folder may import').toEqual([]);
});

test('imports inside a room point from the whole to the parts, and to no feature by its name', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file).flatMap((target) =>
      FORBIDDEN.filter(([from, to]) => from.test(file) && to.test(target)).map(
        ([, , why]) => `${file} imports ${target}: ${why}`,
      ),
    ),
  );
  expect(wrong).toEqual([]);
});

/** Folders whose parts do not know one another: a block imports no other block, a feature no other feature. */
const SEPARATE = ['renderer/blocks', 'check/features', 'prerender/features'];

test.each(SEPARATE)('the folders of %s import nothing of one another', (folder) => {
  const partOf = (file: string) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined;
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => partOf(file) && partOf(target) && partOf(file) !== partOf(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong, 'what several need goes into a folder beside them, such as check/model').toEqual(
    [],
  );
});

/** Where rules, features and hosts are. */
const LISTED = /^(check|prerender\/features|prerender\/hosts)\//;

test('every file of rules, features and hosts is imported, so that none is missing in its list', () => {
  const imported = new Set(files.flatMap(importsOf));
  const unused = files.filter((file) => LISTED.test(file) && !imported.has(file));
  expect(
    unused,
    'a rule goes into check/rules.ts, a feature into check/features.ts or prerender/features.ts, a host into HOST_WRITERS',
  ).toEqual([]);
});

/** Every circle that a walk along the arrows of a graph meets. */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (node: string, way: string[]): string[] => {
    if (way.includes(node)) return [[...way.slice(way.indexOf(node)), node].join(' -> ')];
    if (done.has(node)) return [];
    const circles = (graph.get(node) ?? []).flatMap((target) => walk(target, [...way, node]));
    done.add(node);
    return circles;
  };
  return [...graph.keys()].flatMap((node) => walk(node, []));
}

const imports = new Map(
  files.map((file) => [file, importsOf(file).filter((target) => SOURCE.test(target))]),
);

test('no imports run in a circle', () => {
  expect(circlesOf(imports)).toEqual([]);
});

/** The folder of a room that a file is in, such as `check/yaml`; a file next to these folders is one of its own. */
function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

test('folders of a room import one another in one direction', () => {
  const folders = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    const others = targets
      .map(folderOf)
      .filter((target) => target !== folder && dirname(target) === dirname(folder));
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  expect(folders.size).toBeGreaterThan(50);
  expect(circlesOf(folders)).toEqual([]);
});

test.each(['test-support', 'tools', 'bench'])('nothing in %s imports a test', (folder) => {
  const wrong = sourceFiles(folder).flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('tests/') || TEST.test(target))
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('the engine knows nothing of the site it shows', () => {
  const engine = rooms
    .filter((room) => !room.startsWith('tools') && room !== 'commands')
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((file) => /\.(tsx?|css|json|yaml)$/.test(file)),
    );
  const telling = engine.filter((file) =>
    /4ce|salesforce|bengaluru/i.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(telling).toEqual([]);
});
