import { sourceHash } from './content-security-policy.ts';

/** What a document needs of its policy: the one script and the one style sheet inlined in it, and what it may frame. */
interface InlineSources {
  script: string | undefined;
  style: string | undefined;
  /** Origins. */
  frames: string[];
}

export function inlineSources(html: string): InlineSources {
  return {
    // Nothing in front of a page's text: in it, markup is escaped.
    script: sourceOf(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/s.exec(html)?.[1]),
    style: sourceOf(/<style>(.*?)<\/style>/s.exec(html)?.[1]),
    // `FRAME` of renderer/contract.ts. In a page's text, quotes are escaped.
    frames: [...html.matchAll(/ data-frame="([^"]*)"/g)].flatMap(([, origins = '']) =>
      origins.split(' '),
    ),
  };
}

function sourceOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : sourceHash(text);
}
