/** The sheets that the document has or awaits, by their addresses. */
const sheets = new Map<string, Promise<void>>();

/** Says which sheets the prerender has put into the document. */
export function markLoaded(urls: string[]): void {
  for (const url of urls) sheets.set(url, Promise.resolve());
}

/**
 * Loads style sheets that the document does not have yet, so that a page is never seen without its style.
 * @throws when a sheet cannot be loaded; the next call tries again
 */
export async function loadStyles(urls: string[]): Promise<void> {
  await Promise.all(urls.map((url) => sheets.get(url) ?? addSheet(url)));
}

function addSheet(url: string): Promise<void> {
  // The inline scripts and the page's own each have a copy of this module, but one document.
  const known = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${url}"]`);
  const sheet = new Promise<void>((resolve, reject) => {
    if (known?.sheet) return resolve();
    const link = known ?? document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(url);
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    });
    if (!known) document.head.append(link);
  });
  sheets.set(url, sheet);
  return sheet;
}
