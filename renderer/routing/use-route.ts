import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockComponents } from '../data/load-blocks.ts';
import type { Assets, PageData } from '../data/types.ts';
import { afterNavigation } from './after-navigation.ts';
import { NotFound } from '../data/fetch-json.ts';
import { online } from '../data/connection.ts';
import { loadPage } from '../data/load-page.ts';
import { reportNotFound } from './report-not-found.ts';
import { closeMenu } from '../state/menu.ts';
import { readAddress } from '../state/modal.ts';
import { setWays } from '../state/ways.ts';
import { notify } from '../state/notifications.ts';
import { arriveAt, useDestination } from './destination.ts';
import { usePath } from './path.ts';
import { reportWait } from './report-wait.ts';
import { viewTransition } from './view-transition.ts';

/** What is between header and footer. `path` is the address it belongs to. */
export type RouteState =
  | {
      kind: 'page';
      path: string;
      data: PageData;
      components: BlockComponents;
      /** In development, what React knows the blocks by wherever they are moved. */
      keys?: readonly number[];
      /** In development, what was looked up for the page, which stays the same while its blocks are being written. */
      assets?: Assets;
    }
  | { kind: 'not-found'; path: string }
  | { kind: 'error'; path: string; error: Error };

/**
 * The page to show: that of the address of the browser, or of a link that was pressed, which becomes the address once
 * its page is there. The page before stays until then.
 * @param first what the server rendered, shown until another page is asked for
 */
// oxlint-disable-next-line max-lines-per-function -- The effects of one hook, which share what is shown and what is wanted.
export function useRoute(first: RouteState): { shown: RouteState; isLate: boolean } {
  const path = usePath();
  const { href, isDocument } = useDestination();
  const wanted = href === undefined ? path : pathOf(href);
  const [shown, setShown] = useState(first);
  const [isLate, setLate] = useState(false);
  const current = useRef(first.path);

  // In development the page at the same address comes again whenever its file changes.
  const [known, setKnown] = useState(first);
  if (first !== known) {
    setKnown(first);
    setShown(first);
  }

  const left = useRef(path);
  useEffect(() => {
    if (path === left.current) return;
    left.current = path;
    closeMenu();
    readAddress();
  }, [path]);

  useEffect(() => {
    const arrive = () => {
      if (href !== undefined) arriveAt(href);
    };
    if (wanted === current.current && !isDocument) {
      arrive();
      return undefined;
    }
    let superseded = false;
    const stopReport = reportWait(setLate);
    const settle = () => {
      superseded = true;
      stopReport();
    };
    const open = () => {
      if (superseded) return;
      if (href === undefined) location.reload();
      else location.assign(href);
    };
    if (isDocument) {
      void online().then(open);
      return settle;
    }
    const show = (next: RouteState) => {
      if (superseded) return;
      settle();
      current.current = wanted;
      setWays(next.kind === 'page' ? next.data.ways : undefined);
      if (next.kind === 'not-found') reportNotFound(wanted);
      viewTransition(() => {
        arrive();
        setShown(next);
      });
    };
    const tellOfRetry = () => {
      if (!superseded) notify('error', 'pageLate');
    };
    loadPage(wanted, tellOfRetry).then(
      ({ data, components }) => {
        if (components) show({ kind: 'page', path: wanted, data, components });
        else open();
      },
      (reason: unknown) => show(failureAt(wanted, reason)),
    );
    return settle;
  }, [wanted, href, isDocument]);

  const arrived = useRef(shown);
  // Before the browser paints, so that the new page is never seen at the old scroll position.
  useLayoutEffect(() => {
    const isSamePlace = arrived.current.path === shown.path;
    arrived.current = shown;
    if (isSamePlace) return;
    afterNavigation(shown.path, shown.kind === 'page' ? shown.data.head : undefined);
  }, [shown]);

  return { shown, isLate };
}

/** What is at an address whose page could not be loaded. */
function failureAt(path: string, reason: unknown): RouteState {
  if (reason instanceof NotFound) return { kind: 'not-found', path };
  return {
    kind: 'error',
    path,
    error: reason instanceof Error ? reason : new Error(String(reason)),
  };
}

/** The path of an address on this site. */
function pathOf(href: string): string {
  return new URL(href, location.origin).pathname;
}
