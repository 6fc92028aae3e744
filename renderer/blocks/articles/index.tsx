import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { PostCard, PostList } from '../../ui/cards/PostCard.tsx';
import { Section } from '../../ui/layout/Section.tsx';

/** Cards for articles that are elsewhere. */
export default function Articles({ heading, lead, ground, items }: BlockOf<'articles'>) {
  const { labelWithTitle, readMore } = useMessages();
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <PostList>
        {items.map(({ label = readMore, href, ...post }, index) => (
          <PostCard key={index} {...post} level={heading ? 3 : 2}>
            {/* In words rather than in a label, because search engines read only those. */}
            <TextLink href={href} icon="arrow-up-right">
              {label}
              <span className="visually-hidden">
                {fillMessage(labelWithTitle, { label: '', title: post.title })}
              </span>
            </TextLink>
          </PostCard>
        ))}
      </PostList>
    </Section>
  );
}
