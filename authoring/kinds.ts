import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { isRecord } from '../schema/is-record.ts';

/** A kind of page that `npm run new` can write; each is one file of authoring/kinds/ for each language. */
export interface Kind {
  name: string;
  /** Of its texts and comments, as a tag without a region. */
  language: string;
  /** One line for the list of kinds, in English as all commands speak. */
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

/** Which the kinds are written in where there are none in the language of the site, and on the command line. */
const ENGLISH = 'en';

const folder = join(import.meta.dirname, 'kinds');

/** The languages that there are kinds of page in, each as a tag without a region, such as de. */
export function listKindLanguages(): string[] {
  return readdirSync(folder).toSorted();
}

/**
 * All kinds in alphabetical order.
 * @param language of the site, such as de-AT; where there are no kinds in it they are English
 */
export function listKinds(language = ENGLISH): Kind[] {
  const [base = ENGLISH] = language.split('-');
  const known = listKindLanguages().includes(base) ? base : ENGLISH;
  return readdirSync(join(folder, ENGLISH)).map((file) => readKind(file, known));
}

/**
 * @param language of the site
 * @throws if there is no such kind, with the one that was probably meant
 */
export function findKind(name: string, language: string): Kind {
  const kinds = listKinds(language);
  const found = kinds.find((kind) => kind.name === name);
  if (found) return found;
  const names = kinds.map((kind) => kind.name);
  const advice = didYouMean(closest(name, names)) ?? `There are ${names.join(', ')}.`;
  throw new Error(`There is no kind \`${name}\`. ${advice}`);
}

/** What is the same in all languages stands in the English file. */
function readKind(file: string, language: string): Kind {
  const { about = '', icon = '', pictures } = readParts(ENGLISH, file).head;
  const { head, page } = readParts(language, file);
  return {
    name: basename(file, '.yaml'),
    language,
    about: String(about),
    icon: String(icon),
    pictures: textsOf(pictures),
    final: textsOf(head['final']),
    page,
  };
}

/** A file of a kind says first what to know of it, and after a line with --- what the page is. */
function readParts(
  language: string,
  file: string,
): { head: Record<string, unknown>; page: string } {
  const text = readFileSync(join(folder, language, file), 'utf8');
  const mark = text.indexOf('\n---\n');
  const head: unknown = parse(text.slice(0, mark));
  if (mark < 0 || !isRecord(head)) {
    throw new Error(`authoring/kinds/${language}/${file} has no line with ---.`);
  }
  return { head, page: text.slice(mark + '\n---\n'.length) };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
