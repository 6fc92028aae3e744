import type { PictureFault } from '../../schema/generated/data.d.ts';
import type { Explanation } from '../diagnostics/codes.ts';

/** Next to the pictures may be what they are made from. */
export const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

export function explainFault(subject: string, { id, what, suggestion }: PictureFault): Explanation {
  return { id, message: `${subject} ${what}.`, suggestion };
}
