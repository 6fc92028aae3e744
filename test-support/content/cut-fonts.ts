import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the fonts that the tests of a run have cut, as the cache of a site holds them. */
    cutFonts: string;
  }
}

/** Makes an empty folder for the fonts that tests cut, and removes it after the last test. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cut-fonts-'));
  project.provide('cutFonts', folder);
  return () => rmSync(folder, { recursive: true });
}
