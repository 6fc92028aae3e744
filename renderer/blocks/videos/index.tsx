import { useEmbeds } from '../../embed/use-embeds.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { Cover } from '../../ui/media/Cover.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { PostCard, PostList } from '../../ui/cards/PostCard.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Frame } from '../../embed/Frame.tsx';
import styles from './videos.module.css';

/** Cards for videos. One of a host that the site allows plays in a dialog; any other opens in a new tab. */
export default function Videos({ heading, ground, items }: BlockOf<'videos'>) {
  const { labelWithTitle, watchVideo, watchElsewhere } = useMessages();
  const embeds = useEmbeds();
  const videos = items.map(({ slug, label = watchVideo, href, ...post }) => ({
    slug,
    label,
    href,
    post,
    source: embeds[href],
  }));
  const origins = new Set(
    videos.flatMap(({ source }) => (source ? [new URL(source.src).origin] : [])),
  );
  return (
    <Section heading={heading} ground={ground}>
      <PostList className={styles.videos}>
        {videos.map(({ label, href, post, source, slug }, index) => (
          <PostCard
            key={index}
            {...post}
            isFilm
            level={heading ? 3 : 2}
            overlay={
              <span className={styles.disc}>
                <Icon name="play" className={styles.play} />
              </span>
            }
          >
            <TextLink
              href={source ? `#${slug}` : href}
              icon={source ? 'play' : 'arrow-up-right'}
              label={fillMessage(labelWithTitle, { label, title: post.title })}
            >
              {label}
            </TextLink>
          </PostCard>
        ))}
      </PostList>
      <div className={styles.dialogs} data-frame={[...origins].join(' ') || undefined}>
        {videos.map(({ label, href, post: { title, picture, topic }, source, slug }, index) =>
          source ? (
            <Modal
              key={index}
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
              <Frame
                source={source}
                title={title}
                href={href}
                link={watchElsewhere}
                poster={<Cover picture={picture} topic={topic} isFilm className={styles.poster} />}
              />
            </Modal>
          ) : null,
        )}
      </div>
    </Section>
  );
}
