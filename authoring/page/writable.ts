/** Files that may be written: pages, forms, site.yaml in each language, and what lies below media/. */
const WRITABLE =
  /^(?:site(?:\.[a-z]{2,3}(?:-[A-Za-z\d]+)*)?\.yaml|(?:pages|forms)\/.+\.yaml|media\/.+)$/;

/** @throws for a path that leads anywhere else */
export function refuseOtherFiles(file: string): void {
  const isTidy = !file.split(/[/\\]/).some((step) => step === '' || step.startsWith('.'));
  if (isTidy && WRITABLE.test(file)) return;
  throw new Error(`${file} is no file to edit: only pages/, forms/, site.yaml and media/ are.`);
}
