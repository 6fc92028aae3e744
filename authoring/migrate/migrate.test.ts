import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../check/check-site.ts';
import { openSite } from '../../check/open-site.ts';
import { readData } from '../../edit/source.ts';
import { SiteEdits } from '../../edit/journal/site-edits.ts';
import { loadSchemas } from '../../schema/load-schemas.ts';
import { SCHEMA_VERSION } from '../../schema/schema-version.ts';
import { migrate, MIGRATIONS } from './migrate.ts';

const SITES = join(import.meta.dirname, '../../tests/second-site');
const FOLDER = mkdtempSync(join(tmpdir(), 'migrate-'));

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** What a site of version 1 said, and what it says now: file, then, now. */
type Difference = [file: string, then: string, now: string];

const BAKERY: Difference[] = [
  ['pages/brote.yaml', 'type: accelerators', 'type: product-cards'],
  ['pages/menschen.yaml', '- type: pledge # im Ort', '- type: statement # im Ort'],
  [
    'pages/menschen.yaml',
    '        # Das Profil.\n        linkedIn: https://profile.example/jannis\n      - slug: meryem',
    "        # Das Profil.\n        links:\n          - icon: arrow-up-right\n            name: Professional profile\n            href: 'https://profile.example/jannis'\n      - slug: meryem",
  ],
  ['pages/aktuelles.yaml', 'from: aktuelles', 'folder: aktuelles'],
];

const CLINIC: Difference[] = [
  ['pages/services.yaml', 'type: accelerators', 'type: product-cards'],
  ['pages/en/services.yaml', 'type: accelerators', 'type: product-cards'],
  [
    'pages/doctors.yaml',
    'والإنجليزية.]\n        linkedIn: https://profile.example/salma\n',
    'والإنجليزية.]\n        links:\n          - icon: arrow-up-right\n            name: Professional profile\n            href: https://profile.example/salma\n',
  ],
];

const CONFERENCE: Difference[] = [
  [
    'pages/workshops.yaml',
    'from: workshops\n    sort: upcoming',
    'folder: workshops\n    sort: upcoming',
  ],
  [
    'pages/program.yaml',
    "{ from: '08:30', to: '09:15', title: Doors",
    "{ starts: '08:30', ends: '09:15', title: Doors",
  ],
];

/** What the present sites say where version 1 and its successor differ as above. */
const PRESENT: Difference[] = [
  ['pages/menschen.yaml', '- type: statement', '- type: statement # im Ort'],
  ['pages/menschen.yaml', '        links: []\n      - slug: meryem', BAKERY[2]?.[2] ?? ''],
  ['pages/doctors.yaml', 'والإنجليزية.]\n        links: []\n', CLINIC[2]?.[2] ?? ''],
];

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

/** Copies of a test site: as it should be, and as version 1 had it. */
function lay(name: string, differences: Difference[]): { old: string; wanted: string } {
  const wanted = join(FOLDER, `${name}-wanted`);
  cpSync(join(SITES, name), wanted, { recursive: true });
  for (const [file, from, to] of PRESENT) change(wanted, file, from, to);
  const old = join(FOLDER, name);
  cpSync(wanted, old, { recursive: true });
  for (const [file, then, now] of differences) change(old, file, now, then);
  change(old, 'site.yaml', '\nname: ', '\nschemaVersion: 1\nname: ');
  change(wanted, 'site.yaml', '\nname: ', `\nschemaVersion: ${SCHEMA_VERSION}\nname: `);
  return { old, wanted };
}

describe.each([
  ['bakery', BAKERY],
  ['clinic', CLINIC],
  ['conference', CONFERENCE],
])('a copy of the %s of version 1', (name, differences) => {
  const { old, wanted } = lay(name, differences);
  const files = [...new Set(['site.yaml', ...differences.map(([file]) => file)])];
  const texts = (folder: string) => files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const errorsOf = async () => {
    const { problems } = await checkSite(openSite(old));
    return problems.filter(({ severity }) => severity === 'error');
  };

  it('is refused, each time with the word that helps', async () => {
    const errors = await errorsOf();
    // Once a page, and the version itself.
    expect(errors.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
    for (const { suggestion } of errors) expect(suggestion).toContain('`npm run migrate`');
  });

  it('is left alone by a dry run, which says what it would change', async () => {
    const before = texts(old);
    const migrated = await migrate(openSite(old), true);
    expect(migrated.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    expect(migrated.find(({ file }) => file === 'site.yaml')?.changes).toEqual([
      `Version of the schema: "1" -> "${SCHEMA_VERSION}"`,
    ]);
    expect(texts(old)).toEqual(before);
  });

  it('becomes what the present one is, to the byte, comments and all', async () => {
    await migrate(openSite(old), false);
    expect(texts(old)).toEqual(texts(wanted));
    expect(await errorsOf()).toEqual([]);
  });

  it('stays as it is when it is migrated again, and can be taken back', async () => {
    expect(await migrate(openSite(old), false)).toEqual([]);
    const after = texts(old);
    await new SiteEdits(old).undo();
    expect(texts(old)).not.toEqual(after);
    await migrate(openSite(old), false);
    expect(texts(old)).toEqual(after);
  });
});

describe('site.yaml of version 1', () => {
  const site = join(FOLDER, 'whole');
  cpSync(join(import.meta.dirname, '../../tests/bad-content/good-site'), site, { recursive: true });
  rmSync(join(site, 'forms'), { recursive: true });
  change(
    site,
    'site.yaml',
    '\nlocations: [{ title: Alderton, address: [1 Mill Lane, Alderton AL1 2AB], phone: +44 1234 567890 }]',
    '',
  );
  change(
    site,
    'site.yaml',
    '  social: []',
    '  # Where we are.\n  offices:\n    - title: Alderton\n      address: [1 Mill Lane]\n  social: []',
  );
  change(
    site,
    'site.yaml',
    '\nembeds:',
    '\n# The form.\ninquiry:\n  # Above the fields.\n  title: Ask us\n  subtitle: We answer soon.\n  picture: { src: landscape.svg }\n  endpoint: /leads/\n  clientId: alder\nembeds:',
  );

  it('moves the offices and the form for inquiries, with their comments', async () => {
    const migrated = await migrate(openSite(site), false);
    expect(migrated).toEqual([
      { file: 'forms/inquiry.yaml', changes: ['new'] },
      { file: 'site.yaml', changes: expect.any(Array) },
    ]);
    const text = readFileSync(join(site, 'site.yaml'), 'utf8');
    expect(text).toContain('# Where we are.\nlocations:\n');
    expect(text).toContain('# The form.\nforms:');
    expect(readData(text)).toMatchObject({
      schemaVersion: SCHEMA_VERSION,
      locations: [{ title: 'Alderton', address: ['1 Mill Lane'] }],
      forms: { endpoint: '/leads/', clientId: 'alder' },
    });
    const form = readFileSync(join(site, 'forms/inquiry.yaml'), 'utf8');
    expect(form).toContain('# Above the fields.\ntitle: Ask us\n');
    expect(readData(form)).toMatchObject({
      title: 'Ask us',
      subtitle: 'We answer soon.',
      picture: { src: 'landscape.svg' },
      fields: expect.arrayContaining([expect.objectContaining({ name: 'contactNumber' })]),
    });
    const { problems } = await checkSite(openSite(site));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(await migrate(openSite(site), false)).toEqual([]);
  });

  it('of a later version is refused', async () => {
    change(site, 'site.yaml', `schemaVersion: ${SCHEMA_VERSION}`, 'schemaVersion: 99');
    await expect(migrate(openSite(site), false)).rejects.toThrow(
      `site.yaml uses version 99 of the schema, but this engine supports versions up to ${SCHEMA_VERSION}`,
    );
  });
});

it('the schema, the engine and the last migration name the same version', () => {
  const { properties } = loadSchemas().site.schema;
  expect(properties?.['schemaVersion']?.default).toBe(SCHEMA_VERSION);
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(
    Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 2),
  );
});
