import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { ArticleModal } from '../../modal/ArticleModal.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { ArticleLead, ArticleRow } from '../../ui/cards/DialogArticle.tsx';

/** One tool or package. */
export type Accelerator = BlockOf<'accelerators'>['items'][number];

/** All that is to be known about an accelerator. */
export function AcceleratorModal({
  slug,
  title,
  img,
  description,
  keyFeatures,
  details,
}: Accelerator) {
  const messages = useMessages();
  return (
    <ArticleModal slug={slug} title={title} picture={img}>
      <ArticleLead>{description}</ArticleLead>
      <ArticleRow label={messages.keyFeatures}>
        <Bullets items={keyFeatures} />
      </ArticleRow>
      <ArticleRow label={messages.details}>
        {details.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </ArticleRow>
    </ArticleModal>
  );
}
