import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { diagnosticOfFile, problemAt } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';
import type { Explanation } from '../diagnostics/codes.ts';
import { SourceText } from '../diagnostics/source-text.ts';
import type { SiteFiles } from './site-files.ts';

/** The largest page or site.yaml in bytes. */
export const largestFile = 256 * 1024;

type ReadResult = { source: SourceText } | Unreadable;

/** Why a file cannot be read. */
interface Unreadable {
  problem: Diagnostic;
  /** The same as the end of a sentence about the file, such as "is empty". */
  fault: string;
}

/** What a problem with a whole file says. */
interface Fault extends Omit<Explanation, 'message'> {
  fault: string;
  /** What the sentence calls it. */
  subject?: 'This';
}

/**
 * Reads a text file of the site. Whatever is not a small, readable file in UTF-8 comes back as a
 * problem with a sentence of its own; nothing is thrown.
 *
 * Symbolic links are followed as long as they stay inside the site folder: outside, a page could
 * publish any file of the machine that builds it.
 *
 * @param file path from the site folder
 */
export function readTextFile({ folder: siteFolder, unsaved }: SiteFiles, file: string): ReadResult {
  if (unsaved?.has(file)) return readUnsaved(file, unsaved.get(file));
  const special = refuseSpecialFile(siteFolder, file);
  if (special) return special;
  const path = join(siteFolder, file);
  try {
    // The size is looked at before a byte is read, so that a huge file costs nothing.
    return refuseLarge(file, statSync(path).size) ?? decode(file, readFileSync(path));
  } catch (error) {
    return unreadable(file, error);
  }
}

function readUnsaved(file: string, text: string | undefined): ReadResult {
  if (text === undefined) return unreadable(file, Object.assign(new Error(), { code: 'ENOENT' }));
  const bytes = Buffer.from(text);
  return refuseLarge(file, bytes.length) ?? decode(file, bytes);
}

/** @param size in bytes */
function refuseLarge(file: string, size: number): Unreadable | undefined {
  if (size <= largestFile) return undefined;
  return refused(file, {
    id: 'file-too-large',
    fault: `has ${formatSize(size)}; the maximum for a page is ${largestFile / 1024} KB`,
    suggestion: 'Split it into several pages.',
  });
}

/**
 * Refuses anything but a file inside the site folder, before a byte is read: reading a pipe would wait forever.
 *
 * @param siteFolder absolute path without symbolic links
 * @param file path from the site folder
 */
export function refuseSpecialFile(siteFolder: string, file: string): Unreadable | undefined {
  const path = join(siteFolder, file);
  try {
    if (!realpathSync.native(path).startsWith(siteFolder + sep)) {
      return refused(file, {
        id: 'file-outside-site',
        fault: 'is a symbolic link that leads out of the site folder',
        suggestion: 'Copy the file into the site folder.',
      });
    }
    const stats = statSync(path);
    if (stats.isFile()) return undefined;
    return refused(
      file,
      stats.isDirectory()
        ? {
            id: 'file-is-folder',
            fault: 'is a folder, not a file',
            subject: 'This',
            suggestion: 'Rename the folder: only files end in .yaml.',
          }
        : {
            id: 'file-unreadable',
            fault: 'is a device or a pipe, not a file',
            subject: 'This',
            suggestion: 'Delete it.',
          },
    );
  } catch (error) {
    return unreadable(file, error);
  }
}

function unreadable(file: string, error: unknown): Unreadable {
  const fault = `cannot be read: ${explainReadError(error)}`;
  return refused(file, { id: 'file-unreadable', fault });
}

function refused(file: string, { fault, subject, ...rest }: Fault): Unreadable {
  return {
    problem: diagnosticOfFile(file, { ...rest, message: `${subject ?? 'This file'} ${fault}.` }),
    fault,
  };
}

const decoder = new TextDecoder();

function decode(file: string, bytes: Buffer): ReadResult {
  // TextDecoder drops a byte order mark, which some editors write.
  const source = new SourceText(decoder.decode(bytes));
  if (!isUtf8(bytes)) {
    const bad = Math.max(source.text.indexOf('\uFFFD'), 0);
    const utf16 = bytes.includes(0);
    const fault = `is not saved as UTF-8${utf16 ? '; it looks like UTF-16' : ''}`;
    const problem = problemAt(file, source, [bad, bad + 1], {
      id: 'file-not-utf8',
      message: `This file ${fault}.`,
      suggestion: 'Save it as UTF-8 in your editor.',
    });
    return { problem, fault };
  }
  if (source.text.trim() === '') {
    return refused(file, { id: 'file-empty', fault: 'is empty' });
  }
  return { source };
}

const readErrors = new Map([
  ['ENOENT', 'it does not exist'],
  ['EACCES', 'its permissions do not allow it'],
  ['EPERM', 'its permissions do not allow it'],
  ['ELOOP', 'it is a symbolic link that points to itself'],
]);

function explainReadError(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return readErrors.get(code) ?? `the system reports ${code}`;
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024
    ? `${Math.ceil(bytes / 1024)} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
