import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../../../schema/generated/content.d.ts';
import { Picture } from '../media/Picture.tsx';
import styles from './DialogArticle.module.css';

interface Props {
  picture: PictureContent;
  title: string;
  children: ReactNode;
}

/**
 * The content of a dialog to read: a picture across the top, the title, then `ArticleLead` and `ArticleRow`s.
 * It scrolls by itself, so it can take the focus and be moved with the keyboard.
 */
export function DialogArticle({ picture, title, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it no key could scroll it
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
      <div className={styles.text}>
        {/* The dialog names itself with the same words; once is enough to hear. */}
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </section>
  );
}

/** The opening paragraph. */
export function ArticleLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** A part of the article with its label beside it, above it where there is little room. */
export function ArticleRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
