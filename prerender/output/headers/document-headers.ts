import type { Serving } from '../../../schema/generated/data.d.ts';
import { OWN_FRAMES, OWN_SCRIPT, OWN_STYLE } from './content-security-policy.ts';
import { inlineSources } from './inline-sources.ts';

const FRAME_SOURCES = new RegExp(`frame-src ${OWN_FRAMES}(; ?)`);

type Sources = Pick<Serving, 'styles' | 'scripts' | 'frames'>;

/** The headers of a document. An inlined source that the build does not know stays out, so it is forbidden. */
export function documentHeaders(html: string, serving: Serving): Record<string, string> {
  const { style, script, frames } = inlineSources(html);
  return fillHeaders(serving, {
    styles: serving.styles.filter((known) => known === style),
    scripts: serving.scripts.filter((known) => known === script),
    frames: serving.frames.filter((origin) => frames.includes(origin)),
  });
}

/** Headers that fit every document of the site, for hosts whose rules cannot name each. */
export function commonHeaders(serving: Serving): Record<string, string> {
  return fillHeaders(serving, serving);
}

function fillHeaders(
  { documentHeaders: headers }: Serving,
  { styles, scripts, frames }: Sources,
): Record<string, string> {
  const fill = (value: string): string =>
    value
      .replace(` ${OWN_STYLE}`, () => spaced(styles))
      .replace(` ${OWN_SCRIPT}`, () => spaced(scripts))
      // Nothing to frame needs no word: what is not named is forbidden.
      .replace(FRAME_SOURCES, (_, end: string) =>
        frames.length > 0 ? `frame-src${spaced(frames)}${end}` : '',
      );
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, fill(value)] as const),
  );
}

function spaced(sources: readonly string[]): string {
  return sources.map((source) => ` ${source}`).join('');
}
