import { planDuplication } from '../../authoring/moves/duplicate-page.ts';
import type { FileLine } from '../../authoring/moves/move-pages.ts';
import { planRemoval, removablePage } from '../../authoring/moves/remove-page.ts';
import { planRenaming } from '../../authoring/moves/rename-page.ts';
import { planNewPage } from '../../authoring/new-page.ts';
import { existingPage, ownPages } from '../../authoring/own-pages.ts';
import { type PageName, readPageName } from '../../authoring/page-name.ts';
import { type Changes, withChanges } from '../../authoring/planned.ts';
import type { OpenedSite } from '../../check/model/context.ts';
import type { Draft } from '../../edit/draft/draft.ts';
import type {
  StudioCopy,
  StudioMove,
  StudioPage,
  StudioRemoval,
} from '../../schema/generated/data.d.ts';
import type { ListedPage, MovePreview } from '../protocol.ts';
import { menuFile, nameInMenu, outOfMenu } from './calls/menu-changes.ts';
import { BY } from './draft-calls.ts';

/** What the shell asks of the pages of a site. Everything that a call does is one step of the draft. */
export class PageCalls {
  readonly #draft: Draft;
  readonly #opened: () => Promise<OpenedSite>;

  /** @param opened gives the site with the draft, as it is now */
  constructor(draft: Draft, opened: () => Promise<OpenedSite>) {
    this.#draft = draft;
    this.#opened = opened;
  }

  /** Puts a new page of a kind into the draft. */
  async make({ title, ...page }: StudioPage): Promise<ListedPage> {
    const planned = await planNewPage(await this.#opened(), {
      ...page,
      ...(title.trim() !== '' && { title }),
    });
    this.#apply(planned.changes, `New page ${planned.route}`);
    const { route, file } = planned;
    return { route, file, name: title.trim() || route };
  }

  /** Puts a page into the draft that says the same as another one. */
  async duplicate({ page, to, title }: StudioCopy): Promise<ListedPage> {
    const opened = await this.#opened();
    const planned = planDuplication(opened, { name: page, newName: to, title });
    this.#apply(planned.changes, planned.about);
    return { ...planned.page, name: title };
  }

  /** What a renaming would do besides, in sentences. */
  async previewRename({ page, to }: StudioMove): Promise<MovePreview> {
    const opened = await this.#opened();
    const from = existingPage(opened, page);
    const { route } = readPageName(to);
    if (route === from.route) return { sentences: [] };
    const { updated, left, redirect, pages } = await planRenaming(
      opened,
      page,
      to,
      this.#isUnknown(from),
    );
    const others = pages.length - 1;
    return {
      sentences: [
        ...(redirect ? [`${from.route} will lead here, so that old links keep working.`] : []),
        ...(others > 0 ? [`${countOf(others, 'page')} below it will move along.`] : []),
        ...followingLinks(opened, updated),
        ...(left.length > 0
          ? [
              `${countOf(left.length, 'link')} must be changed by hand: their addresses are put together.`,
            ]
          : []),
      ],
    };
  }

  /** Gives a page another address, with all links to it and a redirect, and another name in the menu. */
  async rename({ page, to, name }: StudioMove): Promise<ListedPage> {
    const opened = await this.#opened();
    const from = existingPage(opened, page);
    const named = name === undefined ? new Map() : nameInMenu(opened, from.route, name);
    const { route, file } = readPageName(to);
    const moved =
      route === from.route
        ? { changes: new Map() }
        : await planRenaming(withChanges(opened, named), page, to, this.#isUnknown(from));
    this.#apply(new Map([...named, ...moved.changes]), `${from.route} renamed to ${route}`);
    return { route, file, name: name ?? route };
  }

  /** Whether somebody has to say where the visitors of a page go, and where they most probably do. */
  async previewRemoval({ page }: StudioRemoval): Promise<MovePreview> {
    const opened = await this.#opened();
    const name = removablePage(opened, page);
    const target = pageAbove(opened, name);
    const cleaned = withChanges(opened, outOfMenu(opened, name.route));
    const { updated } = await planRemoval(cleaned, page, target, this.#isUnknown(name));
    if (this.#isUnknown(name) && updated.length === 0) return { sentences: [] };
    return { sentences: followingLinks(opened, updated), target };
  }

  /** Removes a page from the site and from its menu. @returns the page that takes its visitors, or the one above it */
  async remove({ page, to }: StudioRemoval): Promise<ListedPage> {
    const opened = await this.#opened();
    const name = removablePage(opened, page);
    const target = existingPage(opened, to ?? pageAbove(opened, name));
    const cleaned = outOfMenu(opened, name.route);
    const { changes } = await planRemoval(
      withChanges(opened, cleaned),
      page,
      target.route,
      this.#isUnknown(name),
    );
    this.#apply(new Map([...cleaned, ...changes]), `${name.route} deleted`);
    return { ...target, name: target.route };
  }

  /** Whether a page was never in a file: then nobody can have its address. */
  #isUnknown({ file }: PageName): boolean {
    return this.#draft.base(file) === undefined;
  }

  #apply(changes: Changes, said: string): void {
    const edits = Array.from(changes, ([file, text]) => ({ file, text }));
    this.#draft.apply(edits, { by: BY, said });
  }
}

/** The nearest page above an address: /services for /services/audits, the home page at the end. */
function pageAbove(opened: OpenedSite, { route }: PageName): string {
  const pages = ownPages(opened);
  const steps = route.split('/').slice(0, -1);
  while (steps.length > 1 && !pages.has(steps.join('/'))) steps.pop();
  return steps.length > 1 ? steps.join('/') : '/';
}

/** Such as "3 links follow: in pages/team.yaml and the menu." */
function followingLinks(opened: OpenedSite, updated: readonly FileLine[]): string[] {
  if (updated.length === 0) return [];
  const files = [...new Set(updated.map(({ file }) => file))].map((file) =>
    menuFile(opened, file) ? 'site settings' : file,
  );
  return [`${countOf(updated.length, 'link')} will follow: ${[...new Set(files)].join(', ')}.`];
}

function countOf(count: number, word: string): string {
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}
