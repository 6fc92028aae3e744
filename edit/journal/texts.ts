/** Where the texts of a site's files are read and written: on the disk, or in a draft of it. */
export interface Texts {
  /** @returns what a file says; nothing if there is none */
  read: (file: string) => string | undefined;
  /**
   * Puts another text into a file, or removes it (no text), if it still is as it was when it was read.
   *
   * @param expected the digest of the text that is to be replaced; null where there is no file
   * @returns whether it was done
   */
  replace: (file: string, expected: string | null, text: string | undefined) => boolean;
  /** The same of files that are not text. */
  readBytes: (file: string) => Buffer | undefined;
  replaceBytes: (file: string, expected: string | null, bytes: Buffer | undefined) => boolean;
}
