/** A name as a part of an address: spaces, commas, percent signs and letters beyond ASCII escaped. */
export function urlPart(name: string): string {
  return encodeURIComponent(name.normalize());
}

/** The file below `dist/` at an address, as a path from there. */
export function fileAt(url: string): string {
  return decodeURIComponent(url.slice(1));
}

/** Of a digest, what tells one version of a picture or font from the next: 24 bits, because every page names many. */
export function mediaDigest(digest: string): string {
  return digest.slice(0, 6);
}
