/**
 * What is shown for an address that has no page, the first that there is: that of its first folder, which may be a
 * language, and that of the site.
 * @param requested the path of a request
 */
export function notFoundDocuments(requested: string): string[] {
  const [folder] = /^\/[a-z0-9-]+(?=\/)/.exec(requested) ?? [];
  return [...(folder ? [`${folder}/404.html`] : []), '/404.html'];
}
