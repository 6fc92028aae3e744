import { useSite } from '../content.ts';
import styles from './Icon.module.css';

/** A line icon of the site's sprite, sized by the text around it. Always a decoration: the words say the same. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  const { icons } = useSite();
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
