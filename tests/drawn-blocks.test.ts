import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openWholeSite } from '../api/open-whole-site.ts';
import { siteFolders } from '../prerender/paths.ts';
import { layCase } from '../test-support/content/lay-case.ts';

/* The examples of a site's own blocks are drawn by its bundle, as check and build do it: both open a site so. */

const schema = (type: string) =>
  JSON.stringify({
    title: 'Note',
    description: 'A note.',
    type: 'object',
    required: ['type', 'words'],
    additionalProperties: false,
    properties: {
      type: { title: 'Type', description: 'The type of this block.', const: type },
      words: { title: 'Words', description: 'What it says.', type: 'string' },
    },
    examples: [{ type, words: '' }],
  });

const component = (body: string) =>
  `import { Link, Icon } from 'website-from-yaml/block';\n\nexport default function Note({ words }: { words: string }) {\n  ${body}\n}\n`;

function lay(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'drawn-blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(folder, 'site');
  layCase('good-site', site);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return site;
}

async function problemsOf(site: string): Promise<string[]> {
  const { problems } = await openWholeSite(site, siteFolders(site), {});
  return problems.map(
    ({ file, line, severity, message }) => `${file}:${line} ${severity} ${message}`,
  );
}

test('what fails on its example, or draws a link without a name, is told with its file', async () => {
  const site = lay({
    'blocks/broken/schema.json': schema('broken'),
    'blocks/broken/index.tsx': component(
      'return <p>{words.split(\' \')[1]!.trim()}<Icon name="check" /><Link href="/">Go</Link></p>;',
    ),
    'blocks/nameless/schema.json': schema('nameless'),
    'blocks/nameless/index.tsx': component(
      'return <p><Link href="/team">{words}<Icon name="check" /></Link></p>;',
    ),
    'blocks/named/schema.json': schema('named'),
    'blocks/named/index.tsx': component(
      'return <p><Link href="/team" label="Team">{words}<Icon name="check" /></Link></p>;',
    ),
  });
  const found = [
    expect.stringMatching(
      /^blocks\/broken\/index\.tsx:3 error The component fails on the example of its schema: .*undefined/,
    ),
    'blocks/nameless/index.tsx:3 error In the example, `<a href="/team">` has no name, so screen readers cannot announce it.',
  ];
  expect(await problemsOf(site)).toEqual(found);
  // Nothing is drawn again as long as nothing has changed.
  expect(await problemsOf(site)).toEqual(found);
});

test('a site without blocks of its own makes no bundle', async () => {
  const site = lay({});
  expect(await problemsOf(site)).toEqual([]);
  expect(existsSync(join(site, '.cache/bundles'))).toBe(false);
});
