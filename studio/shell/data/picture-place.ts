import type { At } from '../../../renderer/studio/messages.ts';

/** A field that names a picture, and what it says. */
export interface PicturePlace {
  /** Of the path of the picture. */
  at: At;
  src: string;
  alt: string;
  /** Whether the words that tell what it shows are next to it: nothing if there are none, and if they must be there. */
  words: 'none' | 'optional' | 'required';
  /** Whether the file says that it only decorates; nothing where that cannot be said. */
  isDecoration: boolean | undefined;
}
