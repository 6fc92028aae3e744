import type { ReactNode } from 'react';
import type { Picture } from '../../../schema/generated/content.d.ts';
import { Heading } from '../text/Heading.tsx';
import { DateText } from '../text/DateText.tsx';
import { Cover } from '../media/Cover.tsx';
import styles from './PostCard.module.css';

interface Props {
  /** Not all have one. */
  picture?: Picture;
  /** An icon, of which a cover is drawn where there is no picture. */
  topic?: string;
  /** Something to watch: its drawn cover is a screen. */
  isFilm?: boolean;
  date: string;
  /** Goes next to the day. */
  author?: string;
  /** Replaces day and author: of an event, when and where it takes place. */
  when?: ReactNode;
  title: string;
  /** One below the heading that is above the cards. */
  level: 2 | 3;
  description: string;
  /** What is on the picture. */
  overlay?: ReactNode;
  /** The link at the bottom; in a row of cards all of them are on one line. */
  children: ReactNode;
}

/** Something dated to read or watch: picture, day, title, three lines of text, a link. An item of a list. */
export function PostCard({
  picture,
  topic,
  isFilm,
  date,
  author,
  when,
  title,
  level,
  description,
  overlay,
  children,
}: Props) {
  return (
    <li className={styles.post}>
      {(picture ?? topic) ? (
        <div className={styles.picture}>
          <Cover picture={picture} topic={topic} isFilm={isFilm} className={styles.frame} />
          {overlay}
        </div>
      ) : null}
      <p className={styles.date}>
        {when ?? (
          <>
            <DateText date={date} />
            {author ? ` · ${author}` : null}
          </>
        )}
      </p>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.text}>{description}</p>
      <div className={styles.foot}>{children}</div>
    </li>
  );
}

/** The list around the cards. */
export function PostList({ className, children }: { className?: string; children: ReactNode }) {
  return <ul className={className ? `${styles.list} ${className}` : styles.list}>{children}</ul>;
}
