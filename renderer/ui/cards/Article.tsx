import type { ReactNode } from 'react';
import { Heading } from '../text/Heading.tsx';
import styles from './Article.module.css';

/** The opening paragraph. */
export function ArticleLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** A part of the article with its label next to it, above it where there is little room. */
export function ArticleRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.row}>
      <Heading level={3} className={styles.label}>
        {label}
      </Heading>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
