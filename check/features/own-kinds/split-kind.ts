/** The folder of a site that holds kinds of page of its own, one file each. */
export const OWN_KINDS = 'kinds';

const MARK = '\n---\n';

/** A file of a kind says first what to know of it, and after a line with --- what the page is; nothing without such a line. */
export function splitKind(text: string): { head: string; page: string } | undefined {
  const at = text.indexOf(MARK);
  return at < 0 ? undefined : { head: text.slice(0, at), page: text.slice(at + MARK.length) };
}
