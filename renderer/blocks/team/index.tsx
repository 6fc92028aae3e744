import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { CardsWithDialogs } from '../../modal/CardsWithDialogs.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { ProfileModal } from './ProfileModal.tsx';
import type { Person } from './ProfileText.tsx';
import styles from './team.module.css';

/** Portraits of people; each opens a dialog with what to know about the person. */
export default function Team({ ground, items, viewLabel }: BlockOf<'team'>) {
  const { viewProfile } = useMessages();
  return (
    <CardsWithDialogs
      ground={ground}
      items={items.map((person) => ({ ...person, viewLabel: viewLabel ?? viewProfile }))}
      Card={Portrait}
      Dialog={ProfileModal}
      className={styles.team}
    />
  );
}

function Portrait({ slug, name, role, picture, viewLabel }: Person & { viewLabel: string }) {
  const { labelWithTitle } = useMessages();
  return (
    <li className={styles.person}>
      <FramedPicture
        picture={{ ...picture, alt: picture.alt || name }}
        className={styles.portrait}
      />
      <Heading level={2} className={styles.name}>
        {name}
      </Heading>
      <p className={styles.role}>{role}</p>
      <div className={styles.view}>
        <TextLink
          href={`#${slug}`}
          label={fillMessage(labelWithTitle, { label: viewLabel, title: name })}
        >
          {viewLabel}
        </TextLink>
      </div>
    </li>
  );
}
