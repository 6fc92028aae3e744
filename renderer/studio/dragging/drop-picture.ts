/**
 * Takes files that are dropped on the page: the browser would show them in its place.
 * @param dropped told of the first one, and on what
 */
export function takeFiles(dropped: (file: File, on: Element) => void): void {
  addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file && event.target instanceof Element) dropped(file, event.target);
  });
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}
