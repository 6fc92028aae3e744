/** Tells the console which path has no page (spec, section 2). */
export function reportNotFound(path: string): void {
  console.warn(`404: there is no page at ${path}`);
}
