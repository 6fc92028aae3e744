import type { ReactNode } from 'react';
import type { RelatedCard } from '../../data/related.ts';
import { WholeLink } from '../../ui/cards/WholeLink.tsx';
import { roundClass, roundOnBandClass } from '../../ui/links/RoundButton.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './related.module.css';

interface Props {
  /** What they have in common, such as the heading of the block. */
  label: string;
  cards: readonly RelatedCard[];
  onBand?: boolean;
}

/**
 * Figures large on one side, people and pages as rows on the other; each is a link as a whole. They say what other
 * pages say: as navigation, a search does not take it for words of this page.
 */
export function Cards({ label, cards, onBand = false }: Props) {
  const arrow = onBand ? roundOnBandClass : roundClass;
  const shown = cards.map(({ href, title, text, picture, figure }) => ({
    href,
    figure,
    element: (
      <Card key={href} href={href} title={title} text={text} arrow={arrow}>
        {figure ? (
          <p className={styles.figure}>
            <b className={styles.value}>{figure.value}</b> {figure.label}
          </p>
        ) : picture ? (
          <FramedPicture picture={{ ...picture, alt: '' }} className={styles.picture} />
        ) : null}
      </Card>
    ),
  }));
  const figures = shown.filter(({ figure }) => figure).map(({ element }) => element);
  const rows = shown.filter(({ figure }) => !figure).map(({ element }) => element);
  return (
    <nav aria-label={label} className={styles.columns}>
      {figures.length > 0 ? <ul className={styles.figures}>{figures}</ul> : null}
      {rows.length > 0 ? <ul className={styles.rows}>{rows}</ul> : null}
    </nav>
  );
}

interface CardProps extends Pick<RelatedCard, 'href' | 'title' | 'text'> {
  /** Classes of the arrow. */
  arrow: string | undefined;
  children: ReactNode;
}

function Card({ href, title, text, arrow, children }: CardProps) {
  return (
    <li className={styles.card}>
      {children}
      <div>
        <Heading level={3} className={styles.title}>
          <WholeLink href={href} className={styles.link}>
            {title}
          </WholeLink>
        </Heading>
        <p className={styles.text}>{text}</p>
      </div>
      <span className={arrow}>
        <Icon name="arrow-right" pointing />
      </span>
    </li>
  );
}
