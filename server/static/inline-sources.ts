import { createHash } from 'node:crypto';

/** The one script and the one style sheet that are inlined in a document, as a policy names them. */
export interface InlineSources {
  script: string | undefined;
  style: string | undefined;
}

export function inlineSources(html: string): InlineSources {
  return {
    // Nothing in front of a page's text: in it, markup is escaped.
    script: sourceOf(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/s.exec(html)?.[1]),
    style: sourceOf(/<style>(.*?)<\/style>/s.exec(html)?.[1]),
  };
}

function sourceOf(text: string | undefined): string | undefined {
  return text === undefined
    ? undefined
    : `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
