import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockComponents } from '../data/load-blocks.ts';
import type { PageData } from '../data/types.ts';
import { afterNavigation } from './after-navigation.ts';
import { NotFound } from '../data/fetch-json.ts';
import { loadPage } from '../data/load-page.ts';
import { reportNotFound } from './report-not-found.ts';
import { closeMenu } from '../state/menu.ts';
import { readAddress } from '../state/modal.ts';
import { useSite } from '../data/context.ts';
import { setWays } from '../state/ways.ts';
import { notify } from '../state/notifications.ts';
import { isAllowedHere } from './frame-policy.ts';
import { usePath } from './path.ts';
import { viewTransition } from './view-transition.ts';

/** What is between header and footer. `path` is the address it belongs to. */
export type RouteState =
  | { kind: 'page'; path: string; data: PageData; components: BlockComponents }
  | { kind: 'not-found'; path: string }
  | { kind: 'error'; path: string; error: Error };

/**
 * The page to show for the address of the browser. The page before stays until the next one is there.
 * @param first what the server rendered, shown until the address changes
 */
export function useRoute(first: RouteState): RouteState {
  const { site } = useSite();
  const path = usePath();
  const [shown, setShown] = useState(first);
  const current = useRef(first.path);

  // In development the page at the same address comes anew whenever its file changes.
  const [known, setKnown] = useState(first);
  if (first !== known) {
    setKnown(first);
    setShown(first);
  }

  useEffect(() => {
    if (path === current.current) return undefined;
    closeMenu();
    readAddress();
    let superseded = false;
    const show = (next: RouteState) => {
      if (superseded) return;
      current.current = path;
      setWays(next.kind === 'page' ? next.data.ways : undefined);
      if (next.kind === 'not-found') reportNotFound(path);
      viewTransition(() => setShown(next));
    };
    const tellOfRetry = () => {
      if (!superseded) notify('error', 'pageLate');
    };
    loadPage(path, tellOfRetry).then(
      ({ data, components }) => {
        // What is around the page is in its language, so another language is another document.
        const { language = site.language } = data;
        if (language === site.language && isAllowedHere(data))
          show({ kind: 'page', path, data, components });
        // The address is that of the page already.
        else if (!superseded) location.reload();
      },
      (reason: unknown) =>
        show(
          reason instanceof NotFound
            ? { kind: 'not-found', path }
            : {
                kind: 'error',
                path,
                error: reason instanceof Error ? reason : new Error(String(reason)),
              },
        ),
    );
    return () => {
      superseded = true;
    };
  }, [path, site]);

  const arrived = useRef(shown);
  // Before the browser paints, so that the new page is never seen at the old scroll position.
  useLayoutEffect(() => {
    const isSamePlace = arrived.current.path === shown.path;
    arrived.current = shown;
    if (isSamePlace) return;
    afterNavigation(shown.path, shown.kind === 'page' ? shown.data.head : undefined);
  }, [shown]);

  return shown;
}
