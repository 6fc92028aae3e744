import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { collectFileTexts } from '../../check/collect-texts.ts';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { slugify } from '../../schema/texts/slugify.ts';
import { digestOf } from '../../check/files/digest.ts';
import { refuseSpecialFile } from '../../check/files/read-file.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import { applyOperations } from '../../edit/edit-yaml.ts';
import { lineOf } from '../../edit/line-of.ts';
import { readData } from '../../edit/source.ts';
import { toPointer } from '../../schema/pointer.ts';
import { type Planned, textIn } from '../planned.ts';
import type { FileLine } from './move-pages.ts';

const FOLDER = 'media/';

/** Formats of texts that name a file below media/. */
const NAMES_MEDIA = new Set(['media', 'share-image', 'favicon', 'font']);

interface PictureRenaming extends Planned {
  /** Paths from the site folder. */
  from: string;
  to: string;
  /** Where it is used. */
  updated: FileLine[];
}

/** Whether somebody who renames something means a file below media/. */
export function isMedia(name: string): boolean {
  return name.startsWith(FOLDER);
}

/**
 * Plans that a file below media/ gets another name, with every use of it.
 *
 * @param from path from the site folder: media/team/ada.jpg
 * @throws if there is no such file, or the new name is taken, has another ending or is not tidy
 */
export function planPictureRenaming(opened: OpenedSite, from: string, to: string): PictureRenaming {
  const { folder, media, schemas } = opened.context;
  const [old, fresh] = [from, to].map((name) => name.slice(FOLDER.length));
  if (old === undefined || fresh === undefined || !media.has(old))
    throw new Error(
      `There is no file ${from}. ${didYouMean(closest(old ?? '', media)) ?? ''}`.trim(),
    );
  refuseName(fresh, extname(old), media);
  const special = refuseSpecialFile(folder, from);
  if (special) throw new Error(`${from} ${special.fault}.`);
  const changes = new Map<string, string>();
  const updated: FileLine[] = [];
  const shared = [...opened.indexes.keys(), ...opened.forms.map(({ file }) => file)];
  for (const file of new Set([...shared, ...opened.pageFiles])) {
    const text = textIn(opened.context, file);
    if (text === undefined || !text.includes(old)) continue;
    const uses = collectFileTexts(schemas, file, readData(text)).filter(
      (found) => found.text === old && NAMES_MEDIA.has(found.schema.format ?? ''),
    );
    if (uses.length === 0) continue;
    const operations = uses.map(
      ({ path }) => ({ op: 'set', path: toPointer(path), value: fresh }) as const,
    );
    const changed = applyOperations(text, operations);
    changes.set(file, changed);
    updated.push(...uses.map(({ path }) => ({ file, line: lineOf(changed, path) })));
  }
  const bytes = readFileSync(join(folder, from));
  const files = [
    { file: from, before: digestOf(bytes), bytes: undefined },
    { file: to, before: null, bytes },
  ];
  return { from, to, updated, about: `${from} is ${to}`, changes, files };
}

/** @throws with what is wrong with a new name */
function refuseName(name: string, ending: string, media: ReadonlySet<string>): void {
  if (extname(name) !== ending) throw new Error(`The new name must end in ${ending} as well.`);
  const isTidy = name
    .slice(0, -ending.length)
    .split('/')
    .every((step) => step !== '' && step === slugify(step));
  if (!isTidy)
    throw new Error(
      `Name the file with lowercase letters, digits and single hyphens: ${FOLDER}team/ada-lindqvist${ending}.`,
    );
  if ([...media].some((other) => other.toLowerCase() === name.toLowerCase()))
    throw new Error(`${FOLDER}${name} already exists.`);
}
