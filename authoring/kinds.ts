import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { closest, didYouMean } from '../check/diagnostics/did-you-mean.ts';
import { OWN_KINDS, splitKind } from '../check/features/own-kinds/split-kind.ts';
import { isRecord } from '../schema/is-record.ts';

/**
 * A kind of page that `npm run new` can write; each is one file of authoring/kinds/ for each language, or one of kinds/
 * in the folder of a site, in the language of that.
 */
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

/** Which the kinds are written in if there are none in the language of the site, and on the command line. */
const ENGLISH = 'en';

const folder = join(import.meta.dirname, 'kinds');

/** The languages that there are kinds of page in, each as a tag without a region, such as de. */
export function listKindLanguages(): string[] {
  return readdirSync(folder).toSorted();
}

/**
 * All kinds of the engine in alphabetical order, and behind them those of a site.
 * @param language of the site, such as de-AT; where there are no kinds in it they are English
 * @param site its folder
 * @throws if a kind of the site has the name of one of the engine, or is not a kind
 */
export function listKinds(language = ENGLISH, site?: string): Kind[] {
  const [base = ENGLISH] = language.split('-');
  const known = listKindLanguages().includes(base) ? base : ENGLISH;
  const engine = readdirSync(join(folder, ENGLISH)).map((file) => readKind(file, known));
  const own = site === undefined ? [] : listOwnKinds(join(site, OWN_KINDS), base);
  const [taken] = own.filter(({ name }) => engine.some((kind) => kind.name === name));
  if (taken)
    throw new Error(
      `${OWN_KINDS}/${taken.name}.yaml has the name of a page template of the engine. Rename the file.`,
    );
  return [...engine, ...own];
}

/** The module from which the check knows the names of the engine's kinds. */
export function kindNamesModule(): string {
  const names = listKinds().map(({ name }) => name);
  return `/* Generated from authoring/kinds by "npm run generate". Do not edit. */

/** The kinds of page of the engine. */
export const kindNames: readonly string[] = ${JSON.stringify(names, null, 2)};
`;
}

/**
 * @param language of the site
 * @param site its folder
 * @throws if there is no such kind, with the one that was probably meant
 */
export function findKind(name: string, language: string, site: string): Kind {
  const kinds = listKinds(language, site);
  const found = kinds.find((kind) => kind.name === name);
  if (found) return found;
  const names = kinds.map((kind) => kind.name);
  const advice = didYouMean(closest(name, names)) ?? `The page templates are ${names.join(', ')}.`;
  throw new Error(`There is no page template \`${name}\`. ${advice}`);
}

/** What is the same in all languages is in the English file. */
function readKind(file: string, language: string): Kind {
  const ofAll = readParts(join(folder, ENGLISH, file)).head;
  const { head, page } = readParts(join(folder, language, file));
  return toKind(file, language, { head: { ...head, ...ofAll, final: head['final'] }, page });
}

function listOwnKinds(kinds: string, language: string): Kind[] {
  if (!existsSync(kinds)) return [];
  return readdirSync(kinds)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => toKind(file, language, readParts(join(kinds, file))));
}

function toKind(file: string, language: string, { head, page }: KindParts): Kind {
  const { about = '', icon = '', pictures, final } = head;
  return {
    name: basename(file, '.yaml'),
    language,
    about: String(about),
    icon: String(icon),
    pictures: textsOf(pictures),
    final: textsOf(final),
    page,
  };
}

interface KindParts {
  head: Record<string, unknown>;
  page: string;
}

/** @param path of the file */
function readParts(path: string): KindParts {
  const parts = splitKind(readFileSync(path, 'utf8'));
  const head: unknown = parts && parse(parts.head);
  if (!parts || !isRecord(head))
    throw new Error(`${basename(dirname(path))}/${basename(path)} has no line with ---.`);
  return { head, page: parts.page };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
