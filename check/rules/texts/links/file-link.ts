import { closest, didYouMean } from '../../../diagnostics/did-you-mean.ts';
import { escapeAddress, pathOfAddress } from '../../../files/public-files.ts';
import { mediaType } from '../../../../schema/media-type.ts';
import type { AddressContext } from '../../../model/address.ts';
import type { Mistake } from '../../../diagnostics/codes.ts';

/** An ending that is not a page's, however it is written. */
const OF_FILE = /\.(?!html?$|ya?ml$)[a-z0-9]{2,5}$/i;

/**
 * Judges an address that leads to a file below public/.
 * @returns what is wrong with it, `fine`, or nothing for an address that leads elsewhere
 */
export function checkFileLink(
  href: string,
  { publicFiles, routes }: Pick<AddressContext, 'publicFiles' | 'routes'>,
): Mistake | 'fine' | undefined {
  if (!/^\/(?![/\\])/.test(href)) return undefined;
  const path = pathOfAddress(href);
  const address = escapeAddress(path);
  const fragment = href.slice(href.replace(/#.*$/s, '').length);
  if (!publicFiles.has(address)) {
    const isRoute = routes.has(path) || !OF_FILE.test(path);
    return isRoute ? undefined : explainMissing(path, address, fragment, publicFiles);
  }
  if (OF_FILE.test(path) && mediaType(path) === undefined) return explainKind(path);
  if (href.startsWith(address)) return 'fine';
  return {
    id: 'wrong-address',
    message: 'Spaces, brackets and letters such as ü must be escaped in an address.',
    suggestion: didYouMean([address + fragment]),
    replacement: address + fragment,
  };
}

function explainMissing(
  path: string,
  address: string,
  fragment: string,
  files: ReadonlySet<string>,
): Mistake {
  const otherCase = [...files].filter((file) => file.toLowerCase() === address.toLowerCase());
  const name = address.slice(address.lastIndexOf('/'));
  const sameName = [...files].filter((file) => file.endsWith(name));
  const near = [otherCase, closest(address, files), sameName].find((some) => some.length > 0) ?? [];
  return {
    id: 'missing-file',
    message:
      otherCase.length > 0
        ? `There is no file public${path}; uppercase and lowercase letters matter.`
        : `There is no file public${path}.`,
    suggestion: didYouMean(near.map((file) => file + fragment)) ?? 'Add the file.',
    replacement: near.length === 1 ? `${near[0]}${fragment}` : undefined,
  };
}

function explainKind(path: string): Mistake {
  const [ending] = /\.[^./]*$/.exec(path) ?? [''];
  return {
    id: 'unknown-file-kind',
    message: `Files that end in ${ending} are not served, because browsers do not know what they are.`,
    suggestion: 'Put it into a .zip.',
  };
}
