/** A name as a part of an address: spaces, commas, percent signs and letters beyond ASCII escaped. */
export function urlPart(name: string): string {
  return encodeURIComponent(name.normalize());
}

/** The file below `dist/` at an address, as a path from there. */
export function fileAt(url: string): string {
  return decodeURIComponent(url.slice(1));
}
