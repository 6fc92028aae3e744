import { useId } from 'react';
import { useBlockId } from '../../data/block-id.ts';
import type { BlockOf } from '../../data/types.ts';
import { Picture } from '../../ui/media/Picture.tsx';
import { stripClass, Wrap } from '../../ui/layout/Section.tsx';
import styles from './logo-row.module.css';

/** A quiet row of logos in one color. */
export default function LogoRow({ label, logos }: BlockOf<'logo-row'>) {
  const id = useId();
  return (
    <section id={useBlockId()} className={stripClass} aria-labelledby={id}>
      <Wrap className={styles.row}>
        <p id={id}>{label}</p>
        <ul className={styles.logos}>
          {logos.map(({ name, picture }, index) => (
            <li key={index}>
              <Picture src={picture.src} alt={name} className={styles.logo} />
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
