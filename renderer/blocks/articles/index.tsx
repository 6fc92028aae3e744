import type { BlockOf } from '../../content.ts';
import { TextLink } from '../../parts/Button.tsx';
import { PostCard, postListClass } from '../../parts/PostCard.tsx';
import { Section } from '../../parts/Section.tsx';

/** Cards for articles that stand elsewhere. */
export default function Articles({ heading, lead, ground, items }: BlockOf<'articles'>) {
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <ul className={postListClass}>
        {items.map(({ label, href, ...post }) => (
          <PostCard key={href} {...post} level={heading ? 'h3' : 'h2'}>
            <TextLink href={href} icon="arrow-up-right" label={`${label}: ${post.title}`}>
              {label}
            </TextLink>
          </PostCard>
        ))}
      </ul>
    </Section>
  );
}
