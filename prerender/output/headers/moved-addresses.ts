import type { Serving } from '../serving.ts';
import { requestedPath } from './site-path.ts';

/** What is said of an address that has no page any more: where it is now, or that it is gone. */
type Moved = { status: 301; location: string } | { status: 410 };

interface Rule {
  /** What the query has to hold, beside which it may hold more, such as the name of a campaign. */
  parameters: [name: string, value: string][];
  moved: Moved;
}

/** @returns what is said of the target of a request; nothing of most */
export function movedAddresses({
  redirects,
  gone,
}: Pick<Serving, 'redirects' | 'gone'>): (target?: string) => Moved | undefined {
  const rules = new Map<string, Rule[]>();
  const add = (address: string, moved: Moved): void => {
    const parameters = parametersOf(address);
    const path = requestedPath(address);
    const known = [...(rules.get(path) ?? []), { parameters, moved }];
    // The one that asks for most is the one that is meant.
    rules.set(
      path,
      known.toSorted((a, b) => b.parameters.length - a.parameters.length),
    );
  };
  for (const [address, location] of Object.entries(redirects))
    add(address, { status: 301, location });
  for (const address of gone) add(address, { status: 410 });
  return (target = '/') => {
    const known = rules.get(requestedPath(target).replace(/(.)\/$/, '$1'));
    if (!known) return undefined;
    const asked = parametersOf(target).map((pair) => pair.join('='));
    const fits = ({ parameters }: Rule): boolean =>
      parameters.every((pair) => asked.includes(pair.join('=')));
    return known.find(fits)?.moved;
  };
}

function parametersOf(target: string): [name: string, value: string][] {
  const at = target.indexOf('?');
  return at < 0 ? [] : [...new URLSearchParams(target.slice(at))];
}
