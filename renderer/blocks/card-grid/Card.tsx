import { CARD_LINKED, CARD_PICTURE } from '../../contract.ts';
import type { BlockOf } from '../../data/types.ts';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Chip } from '../../ui/media/Chip.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './card-grid.module.css';

interface Props {
  card: BlockOf<'card-grid'>['cards'][number];
  /** Classes of the cells that it takes, where cards differ in size. */
  cells: string | undefined;
}

/** A tinted card; with an address it is a link as a whole. */
export function Card({ card, cells }: Props) {
  const { picture, icon, tone, title, text, href, bullets } = card;
  const chosen = [cells, href === undefined ? undefined : CARD_LINKED];
  const classes = [styles.card, ...chosen].filter((name) => name !== undefined).join(' ');
  return (
    <li className={classes}>
      {picture ? (
        <FramedPicture picture={picture} className={CARD_PICTURE} />
      ) : icon === undefined ? null : (
        <Chip icon={icon} tone={tone} />
      )}
      <div className={styles.words}>
        <Heading level={3}>
          {href === undefined ? title : <CardLink href={href} title={title} />}
        </Heading>
        <p>{text}</p>
      </div>
      {bullets.length > 0 ? (
        <div className={styles.bullets}>
          <Bullets items={bullets} />
        </div>
      ) : null}
    </li>
  );
}
