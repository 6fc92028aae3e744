import type { BlockOf } from '../../data/types.ts';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './reasons.module.css';

/** Why to choose this firm: ruled pairs of a title and its proof. */
export default function Reasons({ heading, picture, ground, items }: BlockOf<'reasons'>) {
  return (
    <SideSection
      heading={heading}
      ground={ground}
      beside={picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
    >
      <ul className={styles.list}>
        {items.map(({ title, text }, index) => (
          <li key={index} className={styles.reason}>
            <Heading level={3}>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
