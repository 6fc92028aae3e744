/**
 * Loads style sheets that the document does not have yet, so that a page is never seen without its style.
 * A prerendered page has its sheets inlined as `<style data-href="...">`; those count as present.
 * @throws when a sheet cannot be loaded
 */
export async function loadStyles(urls: string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !isPresent(url)).map(addSheet));
}

function isPresent(url: string): boolean {
  return document.querySelector(`style[data-href="${url}"], link[href="${url}"]`) !== null;
}

function addSheet(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${url} could not be loaded.`));
    });
    document.head.append(link);
  });
}
