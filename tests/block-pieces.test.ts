import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { printOwnBlockPage } from '../schema/generate/own-block-page.ts';
import { isRecord } from '../schema/is-record.ts';
import { readJson } from '../schema/read-json.ts';

/* What docs/blocks-of-your-own.md says of the pieces is what their source says. */

const root = join(import.meta.dirname, '..');
const GUIDE = readFileSync(join(root, 'docs/blocks-of-your-own.md'), 'utf8');
const BLOCK = join(root, 'renderer/block.ts');

/** Every component that blocks may import, with the file that it is in. */
const PIECES = [
  ...readFileSync(BLOCK, 'utf8').matchAll(/^export \{([^}]+)\} from '([^']+)'/gm),
].flatMap(([, names = '', file = '']) =>
  names
    .split(',')
    .map((name) => [name.trim(), join(dirname(BLOCK), file)] as const)
    // Hooks and other functions have no properties.
    .filter(([name]) => /^[A-Z]/.test(name)),
);

type Nodes = Map<string, Record<string, unknown>>;

/** The functions and types of a file, by their names. */
function declarationsIn(file: string): Nodes {
  const found: Nodes = new Map();
  for (const node of parseSync(file, readFileSync(file, 'utf8')).program.body) {
    const declared: unknown = 'declaration' in node ? node.declaration : node;
    if (isRecord(declared) && isRecord(declared['id']))
      found.set(String(declared['id']['name']), declared);
  }
  return found;
}

const listIn = (value: unknown, key: string): unknown[] => {
  const list: unknown = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list : [];
};

/** The names of the properties of a type, including those of what it extends. */
function namesOf(type: unknown, nodes: Nodes): string[] {
  if (!isRecord(type)) return [];
  const named = isRecord(type['typeName']) ? type['typeName'] : type['expression'];
  if (isRecord(named)) {
    const name = String(named['name']);
    // What the schemas describe.
    if (name === 'PictureContent') return ['src', 'alt'];
    return namesOf(nodes.get(name), nodes);
  }
  const members = [...listIn(type, 'members'), ...listIn(type['body'], 'body')];
  const own = members.flatMap((member) =>
    isRecord(member) && isRecord(member['key']) && !isNever(member)
      ? [String(member['key']['name'])]
      : [],
  );
  const parts = [...listIn(type, 'types'), ...listIn(type, 'extends'), type['typeAnnotation']];
  return [...new Set([...own, ...parts.flatMap((part) => namesOf(part, nodes))])];
}

function isNever({ typeAnnotation }: Record<string, unknown>): boolean {
  const type = isRecord(typeAnnotation) ? typeAnnotation['typeAnnotation'] : undefined;
  return isRecord(type) && type['type'] === 'TSNeverKeyword';
}

test.each(PIECES)('the properties of %s are explained', (name, file) => {
  const nodes = declarationsIn(file);
  const [param] = listIn(nodes.get(name), 'params');
  const annotation = isRecord(param) ? param['typeAnnotation'] : undefined;
  const source = namesOf(annotation, nodes).toSorted();
  const row = GUIDE.split('\n').find((line) => line.startsWith(`| \`${name}\` `)) ?? '';
  const [, , properties = ''] = row.split('|');
  const documented = [...properties.matchAll(/`(\w+)\??`/g)].map(([, one = '']) => one);
  expect(source.length).toBeGreaterThan(0);
  expect(documented.toSorted()).toEqual(source);
});

test('every command that is named to the writer of a block is one of a site', () => {
  const commands = Object.keys(readJson(join(root, 'commands/door/commands.json'), isRecord));
  const page = printOwnBlockPage({ blocks: [], pieces: [] });
  for (const [, name = ''] of `${GUIDE}${page}`.matchAll(/npm run (?:-- )?([\w-]+)/g))
    expect(commands).toContain(name);
});
