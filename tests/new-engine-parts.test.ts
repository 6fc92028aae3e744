import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEngine, type Outcome, runCommand } from '../test-support/commands/engine-copy.ts';
import { addFeature, headOf, shout, TAG } from '../test-support/commands/added-feature.ts';
import { buildSite } from '../test-support/content/built-site.ts';

/*
 * A new block type is one schema file and one folder of an engine, here of a copy; a new feature is one folder and one line
 * in each room that it concerns. The site was built before by the engine without them: all are new at once, because
 * bundling takes most of the time here.
 *
 * What is a picture, an icon, a day or an id comes from the format in the schema, and never from the name of a field: a
 * block that calls them otherwise, at three depths, and one whose texts have those names.
 */
const COPY = copyEngine('test-new-engine-parts');
const SITE = join(COPY, 'tests/second-site');
const NOTICE_SCHEMA = join(COPY, 'schema/blocks/notice.json');
const NOTICE_FOLDER = join(COPY, 'renderer/blocks/notice');
let built: Outcome;

const text = { title: 'A', description: 'B.', type: 'string' };
const asset = (format: string) => ({ ...text, format });
const group = (properties: object) => ({
  title: 'A',
  description: 'B.',
  type: 'object',
  additionalProperties: false,
  properties,
});
const assets = {
  scan: asset('media'),
  sign: asset('icon'),
  opened: asset('date'),
  handle: { ...asset('slug'), pattern: '^[a-z-]+$' },
};

function writeBlock(type: string, properties: object, component: string): void {
  const constant = { title: 'Type', description: 'C.', const: type };
  const schema = { ...group({ type: constant, ...properties }), title: type, required: ['type'] };
  writeFileSync(
    join(COPY, `schema/blocks/${type}.json`),
    JSON.stringify({ ...schema, examples: [{ type }] }),
  );
  mkdirSync(join(COPY, 'renderer/blocks', type));
  writeFileSync(join(COPY, 'renderer/blocks', type, 'index.tsx'), component);
}

function writeNotice(): void {
  writeFileSync(
    NOTICE_SCHEMA,
    JSON.stringify({
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Notice',
      description: 'A short notice.',
      type: 'object',
      required: ['type', 'text'],
      additionalProperties: false,
      properties: {
        type: { title: 'Type', description: 'Always notice.', const: 'notice' },
        text: { title: 'Text', description: 'One sentence.', type: 'string', minLength: 1 },
      },
      examples: [{ type: 'notice', text: 'Closed on Friday.' }],
    }),
  );
  mkdirSync(NOTICE_FOLDER);
  writeFileSync(
    join(NOTICE_FOLDER, 'index.tsx'),
    'export default function Notice({ text }: { text: string }) {\n  return <p>{text}</p>;\n}\n',
  );
  writeFileSync(
    join(SITE, 'pages/notice.yaml'),
    'title: Notice\ndescription: What is different this week at Alder Row, and whom to call when the office is closed.\nblocks:\n  - type: hero\n    title: This week\n  - type: notice\n    text: Closed on Friday.\n',
  );
}

function changeCards(): void {
  const card = join(COPY, 'renderer/blocks/card-grid/Card.tsx');
  const component = readFileSync(card, 'utf8');
  writeFileSync(card, component.replace('<li className', '<li lang="cy" className'));
}

beforeAll(async () => {
  const home = join(SITE, 'pages/index.yaml');
  writeFileSync(home, readFileSync(home, 'utf8').replace('house.png', 'hills.svg'));
  buildSite(SITE);
  const halls = { ...text, type: 'array', items: group({ shelf: group(assets) }) };
  writeBlock(
    'exhibit',
    { ...assets, hall: group(assets), halls },
    `import { DateText } from '../../ui/text/DateText.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
const Thing = ({ scan, sign, opened, handle }: Record<string, string>) => (
  <figure id={handle}><Picture src={scan} alt={handle} /><Icon name={sign} /><DateText date={opened} /></figure>
);
export default function Exhibit({ hall, halls, ...own }: any) {
  return <>{[own, hall, halls[0].shelf].map((thing) => <Thing key={thing.scan} {...thing} />)}</>;
}
`,
  );
  writeBlock(
    'words',
    { src: text, icon: text, date: text, slug: text, inner: group({ type: text, slug: text }) },
    `export default function Words({ src, icon, date, slug, inner }: any) {
  return <p>{[src, icon, date, slug, inner.type, inner.slug].join(' / ')}</p>;
}
`,
  );
  for (const name of ['one', 'two', 'three']) {
    cpSync(join(SITE, 'media/hills.svg'), join(SITE, `media/${name}.svg`));
  }
  writeFileSync(
    home,
    `title: Alder Row
description: What is shown in the three halls of Alder Row, and since when each of them has been open.
blocks:
  - type: hero
    title: Three halls
    text: See [the first](#first), [the second](#second) and [the third](/#third).
  - type: exhibit
    scan: one.svg
    sign: anchor
    opened: 2025-01-31
    handle: first
    hall: { scan: two.svg, sign: bike, opened: 2025-02-28, handle: second }
    halls:
      - shelf: { scan: three.svg, sign: camera, opened: 2025-03-31, handle: third }
  - type: words
    src: no-picture.svg
    icon: no icon
    date: 2025-12-31
    slug: No Id
    inner: { type: hero, slug: first }
`,
  );
  writeNotice();
  addFeature(COPY);
  changeCards();
  built = await runCommand(COPY, ['build', '--site', SITE]);
});
afterAll(() => rmSync(COPY, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(SITE, 'dist', file), 'utf8');

test('fields of any name are found by their format: the check finds nothing wrong', () => {
  expect(built.output).toContain('Built 3 pages');
  expect(built.code).toBe(0);
});

test('pictures, icons and days of all depths are made and shown', () => {
  const home = read('index.html');
  for (const [picture, id] of [
    ['one', 'first'],
    ['two', 'second'],
    ['three', 'third'],
  ] as const) {
    const [, url = ''] = new RegExp(`<img src="/(media/${picture}[^"]+)"`).exec(home) ?? [];
    expect(read(url)).toContain('<svg');
    expect(home).toContain(`<figure id="${id}">`);
  }
  for (const day of ['31 Jan 2025', '28 Feb 2025', '31 Mar 2025']) expect(home).toContain(day);
  expect(JSON.parse(read('page.json'))).toMatchObject({
    icons: { anchor: expect.anything(), bike: expect.anything(), camera: expect.anything() },
  });
});

test('texts that are called src, icon, date, slug and type stay texts', () => {
  expect(read('index.html')).toContain(
    'no-picture.svg / no icon / 2025-12-31 / No Id / hero / first',
  );
  const data: unknown = JSON.parse(read('page.json'));
  expect(Object.keys(Object(data).pictures).toSorted()).toEqual([
    'one.svg',
    'three.svg',
    'two.svg',
  ]);
  expect(Object.keys(Object(data).dates)).not.toContain('2025-12-31');
});

test('a picture that is not there is found by the check, whatever its field is called', async () => {
  const page = join(SITE, 'pages/index.yaml');
  const good = readFileSync(page, 'utf8');
  writeFileSync(page, good.replace('scan: three.svg', 'scan: four.svg'));
  const { code, output } = await runCommand(COPY, ['check', '--site', SITE]);
  expect(code).toBe(1);
  expect(output).toContain('There is no picture media/four.svg.');
  writeFileSync(page, good);
});

describe('a feature', () => {
  test('its tag is in the head of every page, and its file in the built site', () => {
    expect(built.output).toContain('3 pages checked: 0 errors, 2 warnings.');
    expect(built.code).toBe(0);
    expect(headOf(read('index.html'))).toContain(TAG);
    expect(headOf(read('services/audits/index.html'))).toContain(TAG);
    expect(read('llms.txt')).toContain('[Alder Row](https://www.alder-row.example/)');
  });

  test('its rule judges pages', async () => {
    const takeBack = shout(SITE);
    const { output } = await runCommand(COPY, ['check', '--site', SITE]);
    takeBack();
    expect(output).toContain('pages/index.yaml:1:8 warning: This title shouts. [template-text]');
  });

  test('what it knows of the site, pages are checked against', async () => {
    const page = join(SITE, 'pages/places.yaml');
    const links = { type: 'prose', text: 'Here are [all pages](#llms) and [nothing](#nowhere).' };
    const blocks = [{ type: 'hero', title: 'Places' }, links];
    writeFileSync(page, JSON.stringify({ title: 'Places', blocks }));
    const { output } = await runCommand(COPY, ['check', '--site', SITE, 'pages/places.yaml']);
    rmSync(page);
    expect(output).toContain('#nowhere');
    expect(output.split('\n').filter((line) => line.includes('error:'))).toHaveLength(1);
  });
});

describe('a block type that comes later', () => {
  test('is one schema file and one folder, and its page is built', () => {
    expect(built.output).toContain('Built 3 pages');
    expect(built.code).toBe(0);
    expect(read('notice/index.html')).toContain('<p>Closed on Friday.</p>');
  });

  test("a change to another block's component, made with it, reaches every page that has it", () => {
    const audits = read('services/audits/index.html');
    expect(audits).toContain('<li lang="cy"');
    const scripts = readdirSync(join(SITE, 'dist/assets')).filter((name) =>
      /^block-card-grid-.+\.js$/.test(name),
    );
    const shown = scripts.filter((name) => audits.includes(name));
    expect(scripts).toHaveLength(2);
    expect(shown).toHaveLength(1);
  });

  test('fails the check when its component is missing, by name', async () => {
    rmSync(NOTICE_FOLDER, { recursive: true });
    const { code, output } = await runCommand(COPY, ['check', '--site', SITE]);
    expect(code).toBe(1);
    expect(output).toContain('renderer/blocks/notice is missing');
    mkdirSync(NOTICE_FOLDER);
    writeFileSync(join(NOTICE_FOLDER, 'index.tsx'), '');
  });

  test('fails the check when its schema is missing, by name', async () => {
    rmSync(NOTICE_SCHEMA);
    const { code, output } = await runCommand(COPY, ['check', '--site', SITE]);
    expect(code).toBe(1);
    expect(output).toContain('schema/blocks/notice.json is missing');
  });
});
