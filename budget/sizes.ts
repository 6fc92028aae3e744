import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|xml|txt)$/;
const known = new Map<string, number>();

/** Bytes of a text as it travels, with gzip as strong as it gets. */
export function textSize(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Bytes of a file as it travels. Files are expected not to change meanwhile. */
export function fileSize(path: string): number {
  const size = known.get(path) ?? measure(path);
  known.set(path, size);
  return size;
}

function measure(path: string): number {
  const content = readFileSync(path);
  return TEXT.test(path) ? textSize(content) : content.length;
}

/** The sum of some parts in bytes. */
export function sum(parts: { bytes: number }[]): number {
  return parts.reduce((total, { bytes }) => total + bytes, 0);
}

/** Bytes as people read them, such as `14.2 KB`; a KB is 1024 bytes. */
export function inKB(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
