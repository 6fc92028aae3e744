/** The opening tag of a drawing and its `viewBox`; nothing if it has none, so that its proportions are unknown. */
export function svgRoot(svg: string): { tag: string; viewBox: string } | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const viewBox = /\bviewBox="([^"]+)"/.exec(tag)?.[1];
  return viewBox === undefined ? undefined : { tag, viewBox };
}
