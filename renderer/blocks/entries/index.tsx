import { useEntryList } from '../../data/entries.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { PostCard, PostList } from '../../ui/cards/PostCard.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './entries.module.css';
import { Paging } from './Paging.tsx';

/** Cards for the entries of a folder, and the ways to the further pages of the list. */
export default function Entries({ heading, lead, ground, from, sort }: BlockOf<'entries'>) {
  const { entries, paging } = useEntryList(from);
  const { labelWithTitle, listEmpty, readMore } = useMessages();
  if (entries.length === 0 && sort === 'related') return null;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      {entries.length === 0 ? <p className={styles.empty}>{listEmpty}</p> : null}
      <PostList>
        {entries.map(({ title, summary, href, ...entry }) => (
          <PostCard
            key={href}
            {...entry}
            title={title}
            description={summary}
            level={heading ? 'h3' : 'h2'}
          >
            <TextLink href={href}>
              {readMore}
              <span className="visually-hidden">
                {fillMessage(labelWithTitle, { label: '', title })}
              </span>
            </TextLink>
          </PostCard>
        ))}
      </PostList>
      {paging ? <Paging {...paging} /> : null}
    </Section>
  );
}
