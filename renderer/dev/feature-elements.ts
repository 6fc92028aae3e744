/** Those of the page that is shown, and the HTML that they were made of. */
let shown: Element[] = [];
let source = '';

/**
 * Puts the elements that features add to a document into the head, in the place of those of the page before.
 * @param html elements that show nothing, such as `<meta>` and `<link>`
 */
export function showElements(html: string): void {
  if (html === source) return;
  source = html;
  for (const element of shown) element.remove();
  // Parsed apart from the document, so nothing in it runs.
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  shown = [...head.children, ...body.children];
  document.head.append(...shown);
}
