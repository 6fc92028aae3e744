/**
 * Takes files that are dropped on the page, or on the studio around it: the browser would show them in its place.
 * @param dropped told of the first one that nothing else has taken, and on what
 */
export function takeFiles(dropped: (file: File, on: Element) => unknown): void {
  addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file && event.target instanceof Element) dropped(file, event.target);
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
