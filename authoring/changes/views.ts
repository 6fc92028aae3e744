import type { Changes, FieldChange } from '../../schema/generated/data.d.ts';

/** What a picture shows: a block of a page, or a whole page, in one or both states. */
export interface ChangedView {
  /** The address of the page in the new state; of a removed page, the old one. */
  route: string;
  /** The block as a JSON Pointer, such as /blocks/2; nothing for a whole page. */
  block: string;
  before?: { route: string; block?: number };
  after?: { route: string; block?: number };
}

/** So many pages show what a theme does to all. */
const SAMPLES = 3;

/** Fields of site.yaml that change how all pages look. */
const OF_LOOK = /^\/(?:theme|logo)\b/;

/** A block of a page, with its place in the state that a pointer is of. */
const BLOCK = /^\/blocks\/(\d+)/;

/**
 * What is pictured of the changes of a site: each block that differs, and some pages where the look of all does.
 * @param sample pages that both states have, home first
 */
export function changedViews(changes: Changes, sample: readonly string[]): ChangedView[] {
  const blocks = changes.pages.flatMap(({ kind, route, from = route, changes: all }) => {
    if (kind === 'added' || kind === 'removed') return [];
    const views = new Map<string, ChangedView>();
    for (const change of all) {
      const view = viewOf(change, { from, route });
      if (view && !views.has(view.block)) views.set(view.block, view);
    }
    return [...views.values()];
  });
  const isLook = changes.shared.some(
    ({ file, change: { path, from } }) => file === 'site.yaml' && OF_LOOK.test(path ?? from ?? ''),
  );
  const pages = isLook ? sample.slice(0, SAMPLES) : [];
  return [
    ...blocks,
    ...pages.map((route) => ({ route, block: '', before: { route }, after: { route } })),
  ];
}

function viewOf(
  { from, path, unseen }: FieldChange,
  routes: { from: string; route: string },
): ChangedView | undefined {
  const [old, fresh] = [from, path].map((pointer) => BLOCK.exec(pointer ?? '')?.[1]);
  const known = fresh ?? old;
  if (unseen || known === undefined) return undefined;
  return {
    route: routes.route,
    block: `/blocks/${known}${fresh === undefined ? ' (removed)' : ''}`,
    ...(old !== undefined && { before: { route: routes.from, block: Number(old) } }),
    ...(fresh !== undefined && { after: { route: routes.route, block: Number(fresh) } }),
  };
}
