import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { isRecord } from '../schema/is-record.ts';

/** A kind of page that `npm run new` can write; each is one file of authoring/kinds/. */
export interface Kind {
  name: string;
  /** One line for the list of kinds. */
  about: string;
  /** The icon that its pages get in a menu with icons. */
  icon: string;
  /** Folders below media/ where a fitting picture may be, the best one first. */
  pictures: string[];
  /** Texts of the page that a finished page may say as well; the others are to be replaced. */
  final: string[];
  /** The page as YAML with comments; see `fillKind` for its placeholders. */
  page: string;
}

const folder = join(import.meta.dirname, 'kinds');

/** All kinds in alphabetical order. */
export function listKinds(): Kind[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map(readKind);
}

/** @throws if there is no such kind, with the one that was probably meant */
export function findKind(name: string): Kind {
  const kinds = listKinds();
  const found = kinds.find((kind) => kind.name === name);
  if (found) return found;
  const names = kinds.map((kind) => kind.name);
  const advice = didYouMean(closest(name, names)) ?? `There are ${names.join(', ')}.`;
  throw new Error(`There is no kind \`${name}\`. ${advice}`);
}

/** A file of a kind says first what to know of it, and after a line with --- what the page is. */
function readKind(file: string): Kind {
  const text = readFileSync(join(folder, file), 'utf8');
  const mark = text.indexOf('\n---\n');
  const head: unknown = parse(text.slice(0, mark));
  if (mark < 0 || !isRecord(head)) throw new Error(`authoring/kinds/${file} has no line with ---.`);
  const { about = '', icon = '', pictures, final } = head;
  return {
    name: basename(file, '.yaml'),
    about: String(about),
    icon: String(icon),
    pictures: textsOf(pictures),
    final: textsOf(final),
    page: text.slice(mark + '\n---\n'.length),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
