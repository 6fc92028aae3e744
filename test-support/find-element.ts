/** For tests in a document: the first element that a selector finds. @throws if there is none */
export function findElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector} in ${document.body.innerHTML}`);
  return element;
}
