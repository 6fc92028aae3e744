import { createElement } from 'react';
import { MIRRORED_ICONS } from './engine-icons.ts';
import { useIconShapes, useSite } from '../../data/context.ts';
import styles from './Icon.module.css';

interface Props {
  name: string;
  className?: string;
  /** An arrow on the way the text runs or against it, which turns where people write from right to left. */
  pointing?: boolean;
}

/** A line icon, sized by the text around it. Always a decoration: the words say the same. */
export function Icon({ name: written, className = '', pointing = false }: Props) {
  const { icons, direction } = useSite();
  const name = (pointing && direction === 'rtl' && MIRRORED_ICONS[written]) || written;
  const shapes = useIconShapes(name);
  return (
    <svg
      className={`${styles.icon}${className && ` ${className}`}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapes ? (
        shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))
      ) : (
        <use href={`${icons}#${name}`} />
      )}
    </svg>
  );
}
