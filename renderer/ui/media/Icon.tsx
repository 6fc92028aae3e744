import { createElement } from 'react';
import { useIconShapes, useSite } from '../../data/context.ts';
import styles from './Icon.module.css';

/** A line icon, sized by the text around it. Always a decoration: the words say the same. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  const { icons } = useSite();
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
