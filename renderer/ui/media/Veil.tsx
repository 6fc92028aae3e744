import { VEIL } from '../../contract.ts';
import { usePictureFile } from '../../data/context.ts';

/**
 * Is between a photograph and the words on it, in the color of their ground and as strong as the photograph needs.
 * A drawing has quiet parts for words, and no veil. Its rules are in `styles/optional/veil.css`.
 */
export function Veil({ src }: { src: string }) {
  const file = usePictureFile(src);
  if (file?.kind !== 'bitmap') return null;
  return (
    // The policy allows no style attribute; colors of drawings are attributes.
    <svg className={VEIL} color={file.veil} aria-hidden="true" />
  );
}
