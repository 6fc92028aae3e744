import { useId } from 'react';
import { useBlockId } from '../../data/block-fields.ts';
import type { BlockOf } from '../../data/types.ts';
import { Link } from '../../ui/links/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { stripClass, Wrap } from '../../ui/layout/Section.tsx';
import styles from './logo-row.module.css';

/** A quiet row of logos, which may lead to those that they are of. */
export default function LogoRow({ label, size, colors, logos }: BlockOf<'logo-row'>) {
  const id = useId();
  return (
    <section id={useBlockId()} className={stripClass} aria-labelledby={id}>
      <Wrap className={styles.row}>
        <p id={id}>{label}</p>
        <ul
          className={[styles.logos, size && styles[size], colors && styles[colors]]
            .filter(Boolean)
            .join(' ')}
        >
          {logos.map(({ name, picture, href }, index) => {
            const logo = (
              <Picture src={picture.src} dark={picture.dark} alt={name} className={styles.logo} />
            );
            return (
              <li key={index}>
                {href ? (
                  <Link href={href} className={styles.link}>
                    {logo}
                  </Link>
                ) : (
                  logo
                )}
              </li>
            );
          })}
        </ul>
      </Wrap>
    </section>
  );
}
