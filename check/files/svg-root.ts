interface SvgRoot {
  /** The opening tag. */
  tag: string;
  viewBox: string;
  /** Of the `viewBox`, in its own units. */
  width: number;
  height: number;
}

/** What the root of a drawing says; nothing if it has no `viewBox`, so that its proportions are unknown. */
export function svgRoot(svg: string): SvgRoot | undefined {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const viewBox = /\bviewBox=(["'])(.+?)\1/s.exec(tag)?.[2]?.trim();
  const [, , width = 0, height = 0] = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  return viewBox && width > 0 && height > 0 ? { tag, viewBox, width, height } : undefined;
}
