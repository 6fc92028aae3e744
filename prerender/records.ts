import type { BuildManifest, PageOutput } from '../schema/generated/data.d.ts';

/** What was made of a file, and how the file looked from outside then. */
interface MadeFile<Made> {
  fingerprint: string;
  made: Made;
  /** Addresses of the files it consists of. */
  urls: string[];
}

/** By the pictures' paths below media/. */
export type MadeFiles<Made> = Record<string, MadeFile<Made>>;

/** What a build has left, in one piece. */
export interface LastBuild extends BuildManifest {
  /** By the files of the pages. */
  outputs: Readonly<Record<string, PageOutput>>;
}

/** What is there before the first build. */
export const noBuild: LastBuild = {
  shared: '',
  pictures: {},
  shareImages: {},
  downloads: {},
  hidden: [],
  files: [],
  outdated: [],
  memory: {},
  outputs: {},
};
