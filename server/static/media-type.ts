import { getMimeType } from 'hono/utils/mime';

/** Endings of what sites offer for download that Hono's table leaves out. */
const MORE: Record<string, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard',
};

/** Text that says of itself neither in its type nor in its content that it is UTF-8. */
const TEXT = /^(text\/|application\/(json|manifest\+json|xml|xhtml\+xml)|image\/svg)/;

/** Formats that are not compressed already. */
const COMPRESSIBLE = /^(text\/|image\/svg)|[/+](json|xml)\b|^font\/[ot]tf|wasm$/;

/**
 * The media type of a file by its ending, with the character set where it is text.
 * @returns undefined for an ending that means nothing to browsers; such a file is not served
 */
export function mediaType(path: string): string | undefined {
  const type = getMimeType(path) ?? MORE[/\.([a-z]+)$/i.exec(path)?.[1] ?? ''];
  return type && TEXT.test(type) && !type.includes(';') ? `${type}; charset=utf-8` : type;
}

/** Whether copies of such a file are worth making. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
