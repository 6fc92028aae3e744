import { fillMessage, useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PostCard, PostList } from '../../ui/cards/PostCard.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Player } from './Player.tsx';
import { videoId } from './video-id.ts';
import styles from './videos.module.css';

/** Cards for videos. One whose link is recognised plays in a dialog; any other opens in a new tab. */
export default function Videos({ heading, ground, items }: BlockOf<'videos'>) {
  const { labelWithTitle, watchVideo } = useMessages();
  const videos = items.map(({ slug, label = watchVideo, href, ...post }) => ({
    slug,
    label,
    href,
    post,
    id: videoId(href),
  }));
  return (
    <Section heading={heading} ground={ground}>
      <PostList className={styles.videos}>
        {videos.map(({ label, href, post, id, slug }) => (
          <PostCard
            key={slug}
            {...post}
            level={heading ? 'h3' : 'h2'}
            overlay={
              <span className={styles.disc}>
                <Icon name="play" className={styles.play} />
              </span>
            }
          >
            <TextLink
              href={id ? `#${slug}` : href}
              icon={id ? 'play' : 'arrow-up-right'}
              label={fillMessage(labelWithTitle, { label, title: post.title })}
            >
              {label}
            </TextLink>
          </PostCard>
        ))}
      </PostList>
      <div className={styles.dialogs}>
        {videos.map(({ label, href, post: { title }, id, slug }) =>
          id ? (
            <Modal
              key={slug}
              slug={slug}
              title={title}
              width="wide"
              head="bar"
              withoutScript={
                <TextLink
                  href={href}
                  icon="arrow-up-right"
                  label={fillMessage(labelWithTitle, { label, title })}
                >
                  {label}
                </TextLink>
              }
            >
              <Player id={id} title={title} href={href} />
            </Modal>
          ) : null,
        )}
      </div>
    </Section>
  );
}
