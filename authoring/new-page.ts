import { capital } from '../check/diagnostics/capital.ts';
import { checkSite } from '../check/check-site.ts';
import type { Site } from '../schema/generated/content.d.ts';
import type { OpenedSite, SiteContext } from '../check/model/context.ts';
import { wordsVersion } from '../check/indexes/words-version.ts';
import { readYamlFile } from '../check/yaml/parse-yaml.ts';
import { homeOf, languageOf } from '../check/model/plan.ts';
import { asIfComplete } from './as-if-complete.ts';
import { addToList } from './yaml/add-to-list.ts';
import { choosePictures, picturesOfFrame } from './choose-pictures.ts';
import { fillKind } from './yaml/fill-kind.ts';
import { findMenu, type Menu } from './find-menu.ts';
import { findKind, type Kind } from './kinds.ts';
import { ownPages } from './own-pages.ts';
import { type PageName, readPageName } from './page-name.ts';
import { type Planned, textIn, withChanges, writePlanned } from './planned.ts';
import { refuseErrors } from './refuse-errors.ts';
import { schemaHint } from './yaml/schema-hint.ts';
import { siteAt } from './site-of.ts';

interface Wanted {
  /** Such as services/audits. */
  page: string;
  kind: string;
  /** Made from the name of the page if not given. */
  title?: string;
  /** A navigation item or section that should lead to the page. */
  menu?: string;
}

export interface NewPage extends PageName, Planned {
  kind: Kind;
  /** The text of the page. */
  text: string;
  /** How many of its texts are still those of the kind. */
  unwritten: number;
  /** Where the navigation leads to it, and the line of that entry in site.yaml, or in a file such as site.de.yaml. */
  menu?: Menu & { file: string; line: number };
}

/** Writes a page into the site; see `planNewPage`. */
export async function newPage(opened: OpenedSite, options: Wanted): Promise<NewPage> {
  return writePlanned(opened, await planNewPage(opened, options));
}

/**
 * Plans a page that passes the check at once, with a warning at each text to write, and adds it to the navigation if
 * asked to. In another language of the site it is in the words of that and refers to the original of the same name.
 *
 * @throws if that is not possible, with a sentence that says why
 */
export async function planNewPage(opened: OpenedSite, options: Wanted): Promise<NewPage> {
  const { context } = opened;
  const name = readPageName(options.page);
  const { site, file: siteFile } = siteAt(asIfComplete(opened), name.route);
  const existing = ownPages(opened).get(name.route);
  if (existing !== undefined) throw new Error(`${name.route} already exists: ${existing}.`);
  const kind = findKind(options.kind, site.language, context.folder);
  const title = options.title?.trim().replaceAll(/\s+/g, ' ') ?? titleFrom(name.route, site);
  const menu =
    options.menu === undefined ? undefined : findMenu(site.navigation, options.menu, name.route);
  const text = writePage(opened, { site, name, kind, title, menu });

  const changes = new Map([[name.file, text]]);
  let line = 0;
  if (menu) {
    const entry = { name: title, href: name.route, ...(menu.hasIcons && { icon: kind.icon }) };
    const added = addToList(textIn(context, siteFile) ?? '', menu.path, entry);
    line = added.line;
    changes.set(siteFile, added.text);
  }
  const after = asIfComplete(withChanges(opened, changes));
  const { problems } = await checkSite(after, { pages: [name.file] });
  refuseErrors(problems.filter(({ file }) => file === siteFile || file === name.file));
  const unwritten = problems.filter(({ id }) => id === 'template-text').length;
  return {
    ...name,
    kind,
    text,
    unwritten,
    menu: menu && { ...menu, file: siteFile, line },
    about: `New page ${name.route}`,
    changes,
  };
}

interface Ingredients {
  site: Site;
  name: PageName;
  kind: Kind;
  title: string;
  menu: Menu | undefined;
}

function writePage(
  { context }: OpenedSite,
  { site, name, kind, title, menu }: Ingredients,
): string {
  const pictures = choosePictures(context.media, {
    route: name.route,
    folders: kind.pictures,
    except: picturesOfFrame(site),
  });
  const above = menu ? [menu.name] : name.route.split('/').slice(1, -1).map(wordsOf);
  let shown = 0;
  const values = new Map<string, () => unknown>([
    ['title', () => title],
    ['breadcrumb', () => [...above, title]],
    ['folder', () => folderOf(name.route, context.languages)],
    ['today', () => new Date().toISOString().slice(0, 'YYYY-MM-DD'.length)],
    ['picture', () => pictures[shown++ % pictures.length] ?? site.logo.src],
  ]);
  const page = fillKind(kind.page, (placeholder) => {
    const value = values.get(placeholder);
    if (!value)
      throw new Error(`The page template ${kind.name} has an unknown placeholder $${placeholder}.`);
    return value();
  });
  return `${schemaHint(context.folder, name.file)}\n${referToOriginal(context, name.route)}${page}`;
}

/** The folder of a page's own entries, as its list names it: in the language of the page. */
function folderOf(route: string, languages: SiteContext['languages']): string {
  const home = homeOf(languages, languageOf(languages, route));
  return route.slice(home === '/' ? 1 : home.length + 1);
}

/** The line that says which version of its original a page translates; nothing if that has no version. */
function referToOriginal(context: SiteContext, route: string): string {
  const original = context.languages.fallbacks[route];
  const file = original === undefined ? undefined : context.routes.get(original);
  const read = file === undefined ? undefined : readYamlFile(context, file);
  if (file === undefined || !read || !('yaml' in read)) return '';
  const version = wordsVersion(context.schemas, file, read.yaml.parsed.data);
  return `translatedFrom: '${version}'\n`;
}

function titleFrom(route: string, site: Site): string {
  return route === '/' ? site.name : wordsOf(route.slice(route.lastIndexOf('/') + 1));
}

/** What a step of an address says: data-cloud is Data cloud. */
function wordsOf(step: string): string {
  return capital(step.replaceAll('-', ' '));
}
