import { largestFile } from '../check/files/read-file.ts';

/** @throws if the check would refuse to read the file */
export function refuseLargeText(file: string, text: string): void {
  const size = Buffer.byteLength(text);
  if (size > largestFile)
    throw new Error(
      `${file} would have ${inKilobytes(size)}; the maximum is ${inKilobytes(largestFile)}.`,
    );
}

export function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
