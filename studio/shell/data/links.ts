import { useEffect, useState } from 'react';
import type { LinkTargets, RefusedLink } from '../../protocol.ts';
import { isLinkTargets, isRefusedLink } from './answers.ts';
import { call } from './call.ts';
import { wordsOf } from './names.ts';

/** Where a link can lead. */
export interface Target {
  href: string;
  name: string;
  /** What it is: a page, a place on one, a file. */
  kind: 'Pages' | 'Places' | 'Downloads';
  /** The page that a place is on. */
  on?: string;
}

/** Where links can lead, once the server has answered. */
export function useTargets(isWanted: boolean): Target[] {
  const [targets, setTargets] = useState<Target[]>([]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLatest = true;
    void call('links', {}, isLinkTargets).then(
      (found) => isLatest && setTargets(list(found)),
      () => undefined,
    );
    return () => void (isLatest = false);
  }, [isWanted]);
  return targets;
}

function list({ pages, places, files }: LinkTargets): Target[] {
  return [
    ...pages.map(({ href, name }): Target => ({ href, name, kind: 'Pages' })),
    ...places.map(({ href, on }): Target => ({
      href,
      name: wordsOf(href.slice(href.indexOf('#') + 1)),
      kind: 'Places',
      on,
    })),
    ...files.map((href): Target => ({ href, name: href.slice(1), kind: 'Downloads' })),
  ];
}

/** Those that have all words somebody looks for in their name or address; an address that is whole comes first. */
export function findTargets(targets: readonly Target[], words: string): Target[] {
  const wanted = words.trim().toLowerCase();
  const parts = wanted.split(/\s+/);
  const found = targets.filter(({ name, href, on = '' }) => {
    const said = `${name} ${href} ${on}`.toLowerCase();
    return parts.every((part) => said.includes(part));
  });
  return found.toSorted((a, b) => Number(b.href === wanted) - Number(a.href === wanted));
}

/** What is wrong with an address in a file; nothing if it is right, or the server cannot be asked. */
export async function whyNotLink(file: string, href: string): Promise<RefusedLink | null> {
  return call('check-link', { file, href }, isRefusedLink).catch(() => null);
}
