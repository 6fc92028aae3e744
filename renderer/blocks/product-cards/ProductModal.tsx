import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { ArticleModal } from '../../modal/ArticleModal.tsx';
import { Bullets } from '../../ui/text/Bullets.tsx';
import { ArticleRow } from '../../ui/cards/Article.tsx';

/** One tool or package. */
export type Product = BlockOf<'product-cards'>['items'][number];

/** All that is to be known about a product. */
export function ProductModal({ slug, title, img, description, keyFeatures, details }: Product) {
  const messages = useMessages();
  return (
    <ArticleModal slug={slug} title={title} picture={img} lead={description}>
      <ArticleRow label={messages.keyFeatures}>
        <Bullets items={keyFeatures} />
      </ArticleRow>
      <ArticleRow label={messages.details}>
        {details.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </ArticleRow>
    </ArticleModal>
  );
}
