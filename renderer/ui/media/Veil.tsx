import { usePictureFile } from '../../data/context.ts';
import styles from './Veil.module.css';

/**
 * Lies between a photograph and the words on it, in the colour of their ground and as strong as the photograph needs.
 * A drawing has quiet parts for words, and no veil.
 * @param className for another shape; what is covered is painted in the current colour
 */
export function Veil({ src, className = '' }: { src: string; className?: string }) {
  const file = usePictureFile(src);
  if (file?.kind !== 'bitmap') return null;
  return (
    // The policy allows no style attribute; colours of drawings are attributes.
    <svg className={`${styles.veil} ${className}`} color={file.veil} aria-hidden="true" />
  );
}
