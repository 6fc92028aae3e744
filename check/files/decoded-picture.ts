import type { Explanation } from '../diagnostics/codes.ts';

/** Beside the pictures may lie what they are made from. */
export const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** Why a file below media/ cannot be shown. */
export interface PictureFault extends Pick<Explanation, 'id' | 'suggestion'> {
  /** What follows the name of the file in a sentence, such as "is empty". */
  what: string;
}

/** What was found out about a file below media/ by decoding it. */
export interface DecodedPicture {
  fault?: PictureFault;
  /** Of a bitmap, upright, in pixels. */
  size?: { width: number; height: number };
}

export function explainFault(subject: string, { id, what, suggestion }: PictureFault): Explanation {
  return { id, message: `${subject} ${what}.`, suggestion };
}
