import { type PointerEvent, useState } from 'react';
import type { BlockOf } from '../../data/types.ts';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { WholeLink } from '../../ui/cards/WholeLink.tsx';
import { roundClass } from '../../ui/links/RoundButton.tsx';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './link-list.module.css';

/** Ruled rows that lead to pages. The picture next to them follows the row that is pointed at or focused. */
export default function LinkList({ heading, lead, ground, items }: BlockOf<'link-list'>) {
  // The first picture comes with the page, the others when someone begins to point: phones never need them.
  const [shown, setShown] = useState<number>();
  const pictures = (
    <div className={styles.pictures}>
      {(shown === undefined ? items.slice(0, 1) : items).map(({ picture }, index) => {
        const hidden = index !== (shown ?? 0);
        return (
          <div
            key={index}
            className={`${styles.layer} ${hidden ? '' : styles.shown}`}
            aria-hidden={hidden}
          >
            <FramedPicture picture={picture} className={styles.picture} />
          </div>
        );
      })}
    </div>
  );
  return (
    <SideSection heading={heading} lead={lead} ground={ground} beside={pictures}>
      <ul className={styles.list}>
        {items.map(({ title, text, href }, index) => {
          const show = () => setShown(index);
          // A finger that scrolls over a row points at nothing.
          const point = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && show();
          return (
            // The link inside covers the whole row; what is heard here was meant for it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li key={index} className={styles.row} onPointerEnter={point} onFocus={show}>
              <Heading level={3}>
                <WholeLink href={href} className={styles.link}>
                  {title}
                </WholeLink>
              </Heading>
              <p>{text}</p>
              <span className={`${roundClass} ${styles.arrow}`}>
                <Icon name="arrow-right" pointing />
              </span>
            </li>
          );
        })}
      </ul>
    </SideSection>
  );
}
