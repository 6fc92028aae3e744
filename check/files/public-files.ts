/**
 * The address of a file below public/, as a link has to write it: what an address cannot hold is escaped, brackets too,
 * because they end a link in a text.
 * @param file path from the site folder, such as public/price-list.pdf
 */
export function publicAddress(file: string): string {
  const path = file.slice('public'.length).replace(/\/index\.html$/, '') || '/';
  return escapeAddress(path);
}

/** A path as an address writes it. */
export function escapeAddress(path: string): string {
  return encodeURI(path).replaceAll(/[?#()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** What is between the site and the # sign, with its escapes resolved; as it is where they mean nothing. */
export function pathOfAddress(href: string): string {
  const path = href.replace(/#.*$/s, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
