import type { Serving } from '../../../schema/generated/data.d.ts';
import { requestedPath } from './site-path.ts';

/** What the server answers for an address that no longer has a page: where it is now, or that it is gone. */
type Moved = { status: 301; location: string } | { status: 410 };

/** An old address, and what the server answers for it. */
export interface MovedRule {
  path: string;
  /** What the query has to hold, besides which it may hold more, such as the name of a campaign. */
  parameters: [name: string, value: string][];
  moved: Moved;
}

type Rules = Pick<Serving, 'redirects' | 'gone'>;

/** All old addresses of a site; of those with the same path the one that asks for most is first, because it is meant. */
export function movedRules({ redirects, gone }: Rules): MovedRule[] {
  const rules = [
    ...Object.entries(redirects).map(([address, location]) =>
      ruleOf(address, { status: 301, location }),
    ),
    ...gone.map((address) => ruleOf(address, { status: 410 })),
  ];
  return rules.toSorted((a, b) => b.parameters.length - a.parameters.length);
}

/** @returns the answer for the target of a request; undefined for most */
export function movedAddresses(serving: Rules): (target?: string) => Moved | undefined {
  const rules = new Map<string, MovedRule[]>();
  for (const rule of movedRules(serving)) {
    const known = rules.get(rule.path);
    if (known) known.push(rule);
    else rules.set(rule.path, [rule]);
  }
  return (target = '/') => {
    const known = rules.get(requestedPath(target).replace(/(.)\/$/, '$1'));
    if (!known) return undefined;
    const asked = parametersOf(target).map((pair) => pair.join('='));
    const fits = ({ parameters }: MovedRule): boolean =>
      parameters.every((pair) => asked.includes(pair.join('=')));
    return known.find(fits)?.moved;
  };
}

function ruleOf(address: string, moved: Moved): MovedRule {
  return { path: requestedPath(address), parameters: parametersOf(address), moved };
}

function parametersOf(target: string): [name: string, value: string][] {
  const [query] = /\?.*/s.exec(target) ?? [];
  return [...new URLSearchParams(query)];
}
