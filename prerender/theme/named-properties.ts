import type { Bundle } from '../bundle/bundle.ts';

/** The custom properties that the sheets name that pages have before any script runs. */
export function namedProperties({ layoutStyles, blocks, sheets }: Bundle): Set<string> {
  const urls = [...layoutStyles, ...Object.values(blocks).flatMap(({ styles }) => styles)];
  const uses = urls.flatMap((url) => [...(sheets[url] ?? '').matchAll(/var\(--([\w-]+)/g)]);
  return new Set(uses.map(([, name = '']) => name));
}
