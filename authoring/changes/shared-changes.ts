import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../check/files/list-files.ts';
import { type DataPath, stepsOf } from '../../schema/pointer.ts';
import type { FieldChange, SharedChange } from '../../schema/generated/data.d.ts';
import { compareTexts } from '../../schema/texts/compare-texts.ts';
import { withComputedColors } from './derived-colors.ts';
import { exampleOf } from './example.ts';
import { fieldChanges } from './field-changes.ts';
import { type ComparedPages, type TwoStates, unreadable } from './page-changes.ts';
import type { SiteState } from './site-state.ts';
import { type FileState, wordsOf } from './value-words.ts';
import {
  NOWHERE,
  type Shown,
  whereBlockShows,
  whereFormShows,
  wherePictureShows,
  whereSiteShows,
} from './where-shown.ts';

type ComparedShared = Omit<ComparedPages, 'pages'> & { shared: SharedChange[] };

/** Compares what several pages show: site.yaml, forms, pictures and other files. */
export function compareShared(states: TwoStates): ComparedShared {
  const found: ComparedShared = { shared: [], unseen: [], unreadable: [] };
  for (const file of yamlFiles(states)) compareYaml(file, states, found);
  for (const [folder, area] of FOLDERS) {
    for (const [file, kind] of changedFiles(folder, states)) {
      // A picture or file that comes or goes shows where a field names it.
      if (kind !== 'changed' && area === 'picture') continue;
      const change: FieldChange = {
        kind,
        place: [file.slice(folder.length + 1)],
        sort: area === 'picture' ? 'picture' : 'group',
        unseen: false,
      };
      found.shared.push({ file, area, change, ...whereFileShows(file, area, states) });
    }
  }
  return found;
}

const FOLDERS: [folder: string, area: SharedChange['area']][] = [
  ['media', 'picture'],
  ['public', 'download'],
  ['blocks', 'block'],
  ['features', 'feature'],
];

function whereFileShows(file: string, area: SharedChange['area'], states: TwoStates): Shown {
  const [, name = ''] = file.split('/');
  if (area === 'picture') return wherePictureShows(file.slice('media/'.length), states);
  if (area === 'block') return whereBlockShows(name, states);
  return area === 'feature' ? { everyPage: true, pages: [] } : NOWHERE;
}

/** site.yaml, what says the same in other languages, and forms, of both states. */
function yamlFiles({ before, after }: TwoStates): string[] {
  const all = [before, after].flatMap(({ opened: { context } }) => [
    'site.yaml',
    ...context.languages.languages.map((tag) => `site.${tag.toLowerCase()}.yaml`),
    ...listFiles(context, 'forms').files.filter((file) => file.endsWith('.yaml')),
  ]);
  const [first = '', ...rest] = [...new Set(all)];
  return [first, ...rest.toSorted(compareTexts)];
}

function compareYaml(file: string, states: TwoStates, found: ComparedShared): void {
  const { before, after } = states;
  const isThere = [before, after].map((state) => state.has(file));
  if (!isThere.includes(true)) return;
  if (!isThere.includes(false) && before.textOf(file) === after.textOf(file)) return;
  const [was, is] = [readOrEmpty(before, file), readOrEmpty(after, file)];
  for (const [side, read] of Object.entries({ before: was, after: is }))
    if ('problem' in read)
      found.unreadable.push(unreadable(file, read.problem, side === 'before' ? 'before' : 'after'));
  if (!('data' in was && 'data' in is)) return;
  const [schema, references] = [is.schema ?? was.schema, is.references];
  if (!schema) return;
  const changes = fieldChanges(
    { references, ...was, file, schema },
    { ...is, file, references, schema },
  );
  if (changes.length === 0) found.unseen.push(file);
  const isForm = file.startsWith('forms/');
  const chosen = { before: was.data, after: is.data };
  const inWords = (value: unknown, path: DataPath): string =>
    wordsOf(value, path, { ...is, file, references, schema });
  for (const change of changes) {
    const path = stepsOf(change.path ?? change.from ?? '');
    const [, name = ''] = /^forms\/([^./]+)/.exec(file) ?? [];
    const isOfFact = change.unseen && path[0] === 'facts';
    const shown = isOfFact
      ? NOWHERE
      : isForm
        ? whereFormShows(name, states)
        : whereSiteShows(file, path, states);
    const example = change.kind === 'changed' && !isForm && exampleOf(path, shown, states);
    found.shared.push({
      file,
      area: isForm ? 'form' : 'site',
      change: withComputedColors(change, states, chosen, inWords),
      ...shown,
      ...(example && { example }),
    });
  }
}

type Readable = Pick<FileState, 'data'> & Partial<FileState>;

/** A file that is not there says nothing. */
function readOrEmpty(state: SiteState, file: string): Readable | ReturnType<SiteState['read']> {
  return state.has(file) ? state.read(file) : { data: {} };
}

/** Files below a folder that are not the same, and what has become of them. */
function changedFiles(
  folder: string,
  { before, after }: TwoStates,
): [file: string, kind: 'added' | 'removed' | 'changed'][] {
  const [olds, news] = [before, after].map(
    ({ opened: { context } }) => new Set(listFiles(context, folder).files),
  );
  const all = [...new Set([...(olds ?? []), ...(news ?? [])])].toSorted(compareTexts);
  return all.flatMap((file): [string, 'added' | 'removed' | 'changed'][] => {
    if (!olds?.has(file)) return [[file, 'added']];
    if (!news?.has(file)) return [[file, 'removed']];
    const [old = '', fresh = ''] = [before, after].map(({ opened }) =>
      join(opened.context.folder, file),
    );
    return isSameFile(old, fresh) ? [] : [[file, 'changed']];
  });
}

function isSameFile(one: string, other: string): boolean {
  return (
    statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other))
  );
}
