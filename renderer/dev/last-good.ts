/*
 * The pages as they were drawn last, so that one that fails has something behind the problem panel. The browser keeps
 * them, so that they are there after a reload and in another tab, too.
 */
const PREFIX = 'last-good:';

/** How a page looked when it was drawn last: its elements and the styles of that moment. */
export interface Snapshot {
  path: string;
  nodes: Node[];
}

/** Pictures a page as it is drawn in an element now. */
export function pictureOf(stage: HTMLElement): Snapshot {
  const styles = [...document.head.querySelectorAll('style')];
  const nodes = [...styles, ...stage.childNodes].map((node) => node.cloneNode(true));
  return { path: location.pathname, nodes };
}

/** Keeps a page for the next time; where the browser has no more room, it takes that of all others. */
export function store({ path, nodes }: Snapshot): void {
  const holder = document.createElement('div');
  holder.append(...nodes.map((node) => node.cloneNode(true)));
  try {
    localStorage.setItem(PREFIX + path, holder.innerHTML);
  } catch {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

/** The page at this address as it was drawn last, if it ever was in this browser. */
export function lastGood(): Snapshot | undefined {
  const html = localStorage.getItem(PREFIX + location.pathname);
  if (html === null) return undefined;
  // Parsed apart from the document, so nothing in it runs.
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  return { path: location.pathname, nodes: [...head.childNodes, ...body.childNodes] };
}
