/*
 * The pages as they were drawn last, so that one that fails has something behind the problem panel. The browser keeps
 * them, so that they are there after a reload and in another tab, too.
 */
const PREFIX = 'last-good:';

/** How a page looked when it was drawn last: its elements and the styles of that moment, as HTML. */
export interface Snapshot {
  path: string;
  html: string;
}

/** Pictures a page as it is drawn in an element now. Copies of its elements would load their pictures again. */
export function pictureOf(stage: HTMLElement): Snapshot {
  const styles = Array.from(document.head.querySelectorAll('style'), ({ outerHTML }) => outerHTML);
  return { path: location.pathname, html: styles.join('') + stage.innerHTML };
}

/** Keeps a page for the next time; where the browser has no more room, it takes that of all others. */
export function store({ path, html }: Snapshot): void {
  try {
    localStorage.setItem(PREFIX + path, html);
  } catch {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

/** The page at this address as it was drawn last, if it ever was in this browser. */
export function lastGood(): Snapshot | undefined {
  const html = localStorage.getItem(PREFIX + location.pathname);
  return html === null ? undefined : { path: location.pathname, html };
}

/** The elements of a page that was pictured. */
export function nodesOf({ html }: Snapshot): Node[] {
  // Parsed apart from the document, so nothing in it runs.
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  return [...head.childNodes, ...body.childNodes];
}
