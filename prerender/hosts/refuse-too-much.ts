import { posix } from 'node:path';
import type { HostLimits } from '../../check/features/hosts/host-limits.ts';

/**
 * What of a built site no check of its pages can know: how many files there are, with all pictures and scripts.
 * @param files as they will be at the host, with their sizes in bytes
 * @throws if the host does not take as much
 */
export function refuseTooMuch(
  files: readonly { file: string; size: number }[],
  { title, files: most = Infinity, filesOfFolder = Infinity, fileMiB = Infinity }: HostLimits,
): void {
  if (files.length > most)
    throw new Error(`${title} allows ${most} files, but the built site has ${files.length}.`);
  const folders = new Map<string, number>();
  for (const { file, size } of files) {
    if (size > fileMiB * 1024 * 1024)
      throw new Error(
        `${title} allows files of at most ${fileMiB} MiB, but ${file} has ${size} bytes.`,
      );
    const folder = posix.dirname(file);
    const count = (folders.get(folder) ?? 0) + 1;
    if (count > filesOfFolder)
      throw new Error(
        `${title} allows ${filesOfFolder} files in a folder, but ${folder} has more.`,
      );
    folders.set(folder, count);
  }
}
