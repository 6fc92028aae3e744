/** Tells the console which path has no page (docs/specification.md, section 2). */
export function reportNotFound(path: string): void {
  console.warn(`404: there is no page at ${path}`);
}
