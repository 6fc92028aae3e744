import { getMimeType } from 'hono/utils/mime';

/** Endings of what sites offer for download that Hono's table leaves out. */
const MORE: Record<string, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  wav: 'audio/wav',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
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
  const type = getMimeType(path) ?? MORE[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
  return type && TEXT.test(type) && !type.includes(';') ? `${type}; charset=utf-8` : type;
}

/** Whether copies of such a file are worth making. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
