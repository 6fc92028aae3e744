import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { ArticleModal } from '../../modal/ArticleModal.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { ArticleRow } from '../../ui/cards/Article.tsx';
import styles from './CaseStudyModal.module.css';

/** One finished project. */
export type CaseStudy = BlockOf<'case-studies'>['items'][number];

/** The whole story of a project: overview, figures, then one row a question a reader has. */
export function CaseStudyModal({ slug, title, img, overview, figures, detailedStudy }: CaseStudy) {
  const messages = useMessages();
  return (
    <ArticleModal slug={slug} title={title} picture={img} lead={overview.description}>
      {figures ? (
        <ul className={styles.figures}>
          {figures.map(({ value, label }, index) => (
            <li key={index}>
              <b className={styles.value}>{value}</b> <span className={styles.label}>{label}</span>
            </li>
          ))}
        </ul>
      ) : null}
      <ArticleRow label={messages.keyHighlights}>
        <Bullets items={overview.keyHighlights} />
      </ArticleRow>
      <ArticleRow label={messages.clientBackground}>
        <p>{detailedStudy.clientBackground}</p>
      </ArticleRow>
      <ArticleRow label={messages.challenges}>
        <Bullets items={detailedStudy.challenges} />
      </ArticleRow>
      <ArticleRow label={messages.solution}>
        <Bullets items={detailedStudy.solution} />
      </ArticleRow>
      <ArticleRow label={messages.outcomes}>
        <Bullets items={detailedStudy.outcomes} />
      </ArticleRow>
      {detailedStudy.technologiesUsed ? (
        <ArticleRow label={messages.technologiesUsed}>
          <ul className={styles.tags}>
            {detailedStudy.technologiesUsed.map((technology, index) => (
              <li key={index}>{technology}</li>
            ))}
          </ul>
        </ArticleRow>
      ) : null}
    </ArticleModal>
  );
}
