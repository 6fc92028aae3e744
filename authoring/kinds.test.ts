import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findKind, kindNamesModule, listKinds } from './kinds.ts';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'kinds-'));
  mkdirSync(join(site, 'kinds'));
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(site, 'kinds', file), text);
const names = (language?: string, folder?: string) =>
  listKinds(language, folder).map(({ name }) => name);

test('the check knows their names: run npm run generate after a change of them', () => {
  const file = join(import.meta.dirname, '../schema/generated/kind-names.ts');
  expect(kindNamesModule()).toBe(readFileSync(file, 'utf8'));
});

test('kinds of a site come behind those of the engine, in its language', () => {
  const engine = names();
  expect(engine).toEqual(engine.toSorted());
  expect(names('de-AT', site)).toEqual(engine);
  write('tour.yaml', 'about: A tour\npictures: [tours]\nfinal: [Weiter]\n---\ntitle: $title\n');
  write('course.yaml', 'about: A course\nicon: book\n---\ntitle: $title\n');
  write('notes.txt', 'No kind.');
  expect(names('de-AT', site)).toEqual([...engine, 'course', 'tour']);
  expect(findKind('tour', 'de-AT', site)).toEqual({
    name: 'tour',
    language: 'de',
    about: 'A tour',
    icon: '',
    pictures: ['tours'],
    final: ['Weiter'],
    page: 'title: $title\n',
  });
});

test('what all languages share is said once, and the texts that may stay in each', () => {
  const [english, german] = ['en', 'de-AT'].map((language) => findKind('service', language, site));
  expect(german).toMatchObject({
    language: 'de',
    about: english?.about,
    icon: english?.icon,
    pictures: english?.pictures,
  });
  expect(german?.final).not.toEqual(english?.final);
});

test('a kind that has the name of one of the engine is refused, and one that is none', () => {
  write('service.yaml', 'about: Ours\n---\ntitle: $title\n');
  expect(() => listKinds('en', site)).toThrow('kinds/service.yaml has the name of a page template');
  rmSync(join(site, 'kinds/service.yaml'));
  write('tour.yaml', 'title: A tour\n');
  expect(() => listKinds('en', site)).toThrow('kinds/tour.yaml has no line with ---.');
});

test('a kind that there is not is answered with the one that was probably meant, or all', () => {
  expect(() => findKind('servise', 'en', site)).toThrow(
    'There is no page template `servise`. Did you mean `service`?',
  );
  expect(() => findKind('xyzxyzxyz', 'en', site)).toThrow(
    `The page templates are ${names().join(', ')}.`,
  );
});

test('what a kind is for is said without commands: people who write on the page read it as well', () => {
  const commands = listKinds().filter(({ about }) => /`|npm/.test(about));
  expect(commands.map(({ name }) => name)).toEqual([]);
});
