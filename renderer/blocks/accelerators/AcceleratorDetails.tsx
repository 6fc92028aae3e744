import type { BlockOf } from '../../data/types.ts';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { ArticleLead, ArticleRow } from '../../ui/cards/DialogArticle.tsx';

/** One tool or package. */
export type Accelerator = BlockOf<'accelerators'>['items'][number];

/** All that is to be known about an accelerator. */
export function AcceleratorDetails({ description, keyFeatures, details }: Accelerator) {
  return (
    <>
      <ArticleLead>{description}</ArticleLead>
      <ArticleRow label="Key features">
        <Bullets items={keyFeatures} />
      </ArticleRow>
      <ArticleRow label="Details">
        {details.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleRow>
    </>
  );
}
