import { useContext, useId } from 'react';
import { useBlockId } from '../../data/block-fields.ts';
import { AssetsContext } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { stripClass, Wrap } from '../../ui/layout/Section.tsx';
import { Link } from '../../ui/links/Link.tsx';
import styles from './sub-navigation.module.css';

/** Links to the sections of the page, which the build has found. */
export default function SubNavigation({ label }: BlockOf<'sub-navigation'>) {
  const id = useId();
  const { sections = [] } = useContext(AssetsContext);
  return (
    <nav id={useBlockId()} className={stripClass} aria-labelledby={id}>
      <Wrap className={styles.row}>
        <p id={id}>{label}</p>
        <ul className={styles.links}>
          {sections.map((section, index) => (
            <li key={index}>
              <Link href={`#${section.id}`} className={styles.link}>
                {section.name}
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </nav>
  );
}
