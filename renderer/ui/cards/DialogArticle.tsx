import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '../../../schema/generated/content.d.ts';
import { ArticleLead } from './Article.tsx';
import { Scroller } from './Scroller.tsx';
import { Picture } from '../media/Picture.tsx';
import styles from './DialogArticle.module.css';

interface Props {
  picture: PictureContent;
  title: string;
  lead: string;
  children: ReactNode;
}

/**
 * The content of a dialog to read: title and lead beside the picture, below it where there is little room, then
 * `ArticleRow`s.
 */
export function DialogArticle({ picture, title, lead, children }: Props) {
  return (
    <Scroller className={styles.scroll} label={title}>
      <div className={styles.opening}>
        <div className={styles.picture}>
          <Picture {...picture} />
        </div>
        <div className={styles.words}>
          {/* The dialog names itself with the same words; once is enough to hear. */}
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          <ArticleLead>{lead}</ArticleLead>
        </div>
      </div>
      <div className={styles.text}>{children}</div>
    </Scroller>
  );
}
