import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { layGoodSite } from '../../test-support/content/good-site.ts';
import { DevFiles } from './dev-files.ts';
import { DevSite } from './site.ts';
import { devTheme } from '../../theme/sheet/theme-sheet.ts';
import { themeSheetAt } from './theme-sheet-at.ts';
import { siteFolders } from '../paths.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Feeds are made without a page being drawn. */
const NOT_DRAWN = { ssrLoadModule: () => Promise.reject(new Error('No page is drawn.')) };

it('sees that a broken picture was fixed, and that a good one was broken', async () => {
  layGoodSite(folder);
  const site = new DevSite(siteFolders(folder));
  const brokenPictures = async () =>
    (await site.problems()).filter(({ id }) => id === 'broken-picture').map(({ file }) => file);
  const save = (text: string) => {
    writeFileSync(join(folder, 'media/plan.svg'), text);
    site.forget('media/plan.svg', 'change');
  };

  writeFileSync(join(folder, 'media/plan.svg'), '<svg>');
  site.forget('media/plan.svg', 'add');
  expect(await brokenPictures()).toEqual(['media/plan.svg']);
  save('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"></svg>');
  expect(await brokenPictures()).toEqual([]);
  save('');
  expect(await brokenPictures()).toEqual(['media/plan.svg']);
});

it('shows nothing before site.yaml is right, and the last good one while it is wrong again', async () => {
  const site = new DevSite(siteFolders(folder));
  const file = join(folder, 'site.yaml');
  const good = readFileSync(file, 'utf8');
  const save = (text: string) => {
    writeFileSync(file, text);
    site.forget('site.yaml', 'change');
  };
  save(good.replace('name: Alder Row', 'nam: Alder Row'));
  expect(await site.data('/')).toBeUndefined();
  expect(await site.state('/team')).toEqual({
    site: null,
    page: null,
    blocks: [],
    elements: '',
    mark: null,
    digest: null,
    file: 'pages/team.yaml',
  });
  const neutral = await site.theme();
  save(good);
  // That of a site that says nothing about a theme.
  expect((await site.theme()).sheet).toEqual(neutral.sheet);
  save(`${good}\ntheme: { colors: { accent: '#0b756c' } }\n`);
  expect((await site.theme()).palette).not.toEqual(neutral.palette);
  save(good);
  expect((await site.data('/'))?.site.name).toBe('Alder Row');
  save(good.replace('name: Alder Row', 'nam: Alder Row'));
  expect((await site.data('/'))?.site.name).toBe('Alder Row');
  expect((await site.problems()).map(({ file: where }) => where)).toContain('site.yaml');
  rmSync(file);
  site.forget('site.yaml', 'unlink');
  expect((await site.data('/'))?.site.name).toBe('Alder Row');
  expect(await site.allProblems()).toEqual({
    problems: [],
    failures: [expect.stringContaining('site.yaml')],
  });
  save(good);
});

it('has the rules of theme.css, and while it is wrong those that were right last', async () => {
  const site = new DevSite(siteFolders(folder));
  const sheet = join(folder, 'theme.css');
  onTestFinished(() => rmSync(sheet));
  const own = async (text: string) => {
    writeFileSync(sheet, text);
    site.forget('theme.css', 'change');
    return (await site.theme()).sheet.own;
  };
  expect(await own('h2 { margin: 0 }')).toBe('@layer site{h2{margin:0}}');
  expect(await own('h2 { margin: 1px')).toBe('@layer site{h2{margin:1px}}');
  expect(await own('h2 { margin: 2px }}')).toBe('@layer site{h2{margin:1px}}');
  const told = (await site.problems()).filter(({ file }) => file === 'theme.css');
  expect(told).toMatchObject([{ id: 'wrong-theme-css', line: 1, column: 19 }]);
});

it('has a form in each language, and its last good words while they are being written', async () => {
  const site = new DevSite(siteFolders(folder));
  const save = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    site.forget(file, 'change');
  };
  const settings = readFileSync(join(folder, 'site.yaml'), 'utf8');
  save('site.yaml', settings.replace('language: en', 'language: en\nlanguages: [en, de]'));
  // Not translated yet, and so in another language than the page.
  const inLanguage = { lang: 'en', dir: 'ltr' };
  expect((await site.data('/de/team'))?.forms['inquiry']).toMatchObject({ inLanguage });
  expect(await site.form('de', 'inquiry')).toMatchObject({ inLanguage });
  expect((await site.data('/team'))?.forms['inquiry']).not.toHaveProperty('inLanguage');
  save('forms/inquiry.de.yaml', 'title: Fragen Sie uns\n');
  expect((await site.data('/de/team'))?.forms['inquiry']).toMatchObject({
    title: 'Fragen Sie uns',
    url: '/dev/forms/de/inquiry.json',
  });
  expect(await site.form('de', 'inquiry')).not.toHaveProperty('inLanguage');
  expect((await site.form('de', 'inquiry'))?.title).toBe('Fragen Sie uns');
  expect((await site.form('en', 'inquiry'))?.title).toBe('Ask us');
  expect(await site.form('fr', 'inquiry')).toBeUndefined();
  save('forms/inquiry.de.yaml', 'titel: Fragen Sie uns\n');
  expect((await site.form('de', 'inquiry'))?.title).toBe('Fragen Sie uns');
});

it('shows a language with the rules of its own logo', async () => {
  const site = new DevSite(siteFolders(folder));
  const file = join(folder, 'site.de.yaml');
  writeFileSync(file, 'logo: { src: logo.svg, onDark: landscape.svg, width: 144 }\n');
  onTestFinished(() => rmSync(file));
  const sheetAt = async (route: string) => devTheme(await themeSheetAt(site, route));
  expect(await sheetAt('/de/team')).toContain('--logo-width:144px');
  expect(await sheetAt('/de/team')).toContain('[data-logo=dark]{display:none}');
  expect(await sheetAt('/team')).not.toContain('[data-logo');
});

it('shows an entry in its list at once, and the further pages of the list', async () => {
  const site = new DevSite(siteFolders(folder));
  const save = (name: string, date: string) => {
    const page = {
      title: name,
      entry: { date, summary: `All about ${name}.`, picture: { src: 'landscape.svg' } },
      blocks: [{ type: 'hero', title: name }],
    };
    const file = `pages/notes/${name}.yaml`;
    const event = existsSync(join(folder, file)) ? 'change' : 'add';
    writeFileSync(join(folder, file), JSON.stringify(page));
    site.forget(file, event);
  };
  const shown = async (route: string) =>
    (await site.page(route))?.lists?.[0]?.entries.map(({ title }) => title);
  mkdirSync(join(folder, 'pages/notes'));
  const blocks = [
    { type: 'hero', title: 'Notes' },
    { type: 'entries', folder: 'notes', limit: 1 },
  ];
  writeFileSync(join(folder, 'pages/notes.yaml'), JSON.stringify({ title: 'Notes', blocks }));
  site.forget('pages/notes.yaml', 'add');
  expect(await shown('/notes')).toEqual([]);
  save('frost', '2025-01-01');
  expect(await shown('/notes')).toEqual(['frost']);
  save('roof', '2025-02-01');
  expect(await shown('/notes')).toEqual(['roof']);
  expect(await shown('/notes/page/2')).toEqual(['frost']);
  expect((await site.page('/notes/page/2'))?.pictures).toHaveProperty(['landscape.svg']);
  save('frost', '2025-03-01');
  expect(await shown('/notes')).toEqual(['frost']);

  // With an error it stays where it was last right.
  save('frost', 'some day');
  expect((await site.problems()).map(({ file }) => file)).toContain('pages/notes/frost.yaml');
  expect(await shown('/notes')).toEqual(['frost']);
  expect(await shown('/notes/page/2')).toEqual(['roof']);
  const files = new DevFiles(site, NOT_DRAWN);
  const feed = String(await files.at('/notes/feed.xml'));
  expect(feed.match(/<title>[^<]*/g)).toEqual([
    '<title>Notes | Alder Row',
    '<title>frost',
    '<title>roof',
  ]);
  expect(await files.at('/notes/atom.xml')).toContain('<feed xmlns=');
  expect(await files.at('/services/feed.xml')).toBeUndefined();
});

const titled = (title: string) => JSON.stringify({ title, blocks: [{ type: 'hero', title }] });

it('lists the pages of a folder in its manual at once, in each language', async () => {
  const site = new DevSite(siteFolders(folder));
  const settings = readFileSync(join(folder, 'site.yaml'), 'utf8');
  const save = (file: string, text: string, event = 'change') => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    site.forget(file, event);
  };
  const remove = (file: string) => {
    rmSync(join(folder, file), { recursive: true });
    site.forget(file, 'unlink');
  };
  onTestFinished(() => {
    save('site.yaml', settings);
    remove('pages/guide');
    remove('pages/de/guide');
  });
  save('pages/guide/saw.yaml', titled('Saw'), 'add');
  save('pages/guide/axe.yaml', titled('Axe'), 'add');
  save('site.yaml', `${settings}\nmanuals: [{ title: Guide, sections: [{ folder: guide }] }]\n`);
  const namesAt = async (route: string) => {
    const { site: data, page: shown } = await site.state(route);
    const [section] = data?.site.manuals?.[0]?.sections ?? [];
    return [shown?.manual?.page, ...(section?.items.map(({ name }) => name) ?? [])];
  };
  expect(await namesAt('/guide/saw')).toEqual([1, 'Axe', 'Saw']);
  save('pages/guide/plane.yaml', titled('Plane'), 'add');
  expect(await namesAt('/guide/saw')).toEqual([2, 'Axe', 'Plane', 'Saw']);
  save('pages/guide/plane.yaml', titled('The plane'));
  expect(await namesAt('/guide/saw')).toEqual([1, 'Axe', 'Saw', 'The plane']);
  save('pages/guide/plane.yaml', 'title: [');
  expect(await namesAt('/guide/saw')).toEqual([1, 'Axe', 'Saw', 'The plane']);
  remove('pages/guide/plane.yaml');
  expect(await namesAt('/guide/saw')).toEqual([1, 'Axe', 'Saw']);
  // Also next to what is on no page.
  expect(await namesAt('/nowhere')).toEqual([undefined, 'Axe', 'Saw']);

  save('pages/de/guide/saw.yaml', titled('Säge'), 'add');
  expect(await namesAt('/de/guide/saw')).toEqual([1, 'Axe', 'Säge']);
  expect(await namesAt('/de/guide/axe')).toEqual([0, 'Axe', 'Säge']);
});

it('says of which text a page is drawn, and why a build would leave it out', async () => {
  const site = new DevSite(siteFolders(folder));
  const text = 'title: Soon\ndraft: true\nblocks:\n  - { type: hero, title: Soon }\n';
  writeFileSync(join(folder, 'pages/soon.yaml'), text);
  site.forget('pages/soon.yaml', 'add');
  const { page, mark, digest } = await site.state('/soon');
  expect(page?.page.title).toBe('Soon');
  expect(mark).toBe('Draft: a build leaves this page out.');
  expect(digest).toBe(digestOf(text));
  expect((await site.state('/team')).mark).toBeNull();

  // Still that of the text that is drawn, as long as the file is wrong.
  writeFileSync(join(folder, 'pages/soon.yaml'), text.replace('hero', 'hreo'));
  site.forget('pages/soon.yaml', 'change');
  expect((await site.state('/soon')).digest).toBe(digestOf(text));
  expect((await site.state('/soon')).page?.page.title).toBe('Soon');
  rmSync(join(folder, 'pages/soon.yaml'));
  site.forget('pages/soon.yaml', 'unlink');
  expect(await site.page('/soon')).toBeUndefined();
});

it('shows a picture that is gone as it was, and says nothing of it but what the check says', async () => {
  const site = new DevSite(siteFolders(folder));
  const file = join(folder, 'media/landscape.svg');
  const text = readFileSync(file);
  const shown = async () => (await site.data('/'))?.pictures['landscape.svg'];
  const before = await shown();
  expect(before?.kind).toBe('drawing');
  rmSync(file);
  site.forget('media/landscape.svg', 'unlink');
  expect(await shown()).toEqual(before);
  const { problems, failures } = await site.allProblems();
  expect(problems.map(({ id }) => id)).toContain('missing-media');
  expect(failures).toEqual([]);
  writeFileSync(file, text);
});

it('has a page of all pages where there is a search, which is no file', async () => {
  const site = new DevSite(siteFolders(folder));
  const settings = join(folder, 'site.yaml');
  const before = readFileSync(settings, 'utf8');
  writeFileSync(settings, `${before}\nsearch: true\n`);
  site.forget('site.yaml', 'change');
  const { page, digest } = await site.state('/search');
  expect([page?.page.title, digest]).toEqual(['All pages', null]);
  writeFileSync(settings, before);
  site.forget('site.yaml', 'change');
  expect(await site.page('/search')).toBeUndefined();
});

it('loads a feature of the site again once it has changed, and shows the page while it is broken', async () => {
  const own = mkdtempSync(join(tmpdir(), 'dev-features-'));
  onTestFinished(() => rmSync(own, { recursive: true }));
  layGoodSite(own);
  mkdirSync(join(own, 'features'));
  const site = new DevSite(siteFolders(own));
  const save = (source: string) => {
    writeFileSync(join(own, 'features/count.ts'), source);
    site.forget('features/count.ts', 'change');
  };
  const found = async () =>
    (await site.problems()).map(({ file, line, id }) => `${file}:${line} ${id}`);

  save('export default { data: ({ title }: { title: string }) => title.length };');
  expect(await found()).toEqual([]);
  expect((await site.page('/team'))?.features).toEqual({ count: 4 });
  save('export default {\n  data() {\n    throw new Error();\n  },\n};');
  expect(await found()).toEqual(['features/count.ts:3 broken-feature']);
  expect(await site.page('/team')).not.toHaveProperty('features');
  save('export default { data: ');
  expect(await found()).toEqual(['features/count.ts:1 broken-feature']);
  save('export default { data: () => 5, rule: () => [{ path: [], message: "No." }] };');
  expect(await found()).toContain('pages/team.yaml:1 feature-problem');
  save('export default { data: () => 6 };');
  expect(await found()).toEqual([]);
  expect((await site.page('/team'))?.features).toEqual({ count: 6 });
});

it('finds where the page that a browser shows is written, and draws it again once it has changed', async () => {
  const site = new DevSite(siteFolders(folder));
  const dataOf = async () => {
    const found: unknown[] = [];
    await site.sources('/team', ({ data }) => {
      found.push(data);
      return Promise.resolve({ texts: [], empty: [] });
    });
    return found[0];
  };
  const { page } = await site.state('/team');
  expect(await dataOf()).toBe(page);
  site.forget('pages/team.yaml', 'change');
  expect(await dataOf()).not.toBe(page);
  expect(await dataOf()).toEqual(page);
});
