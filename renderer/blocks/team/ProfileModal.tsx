import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './ProfileModal.module.css';

/** One person. */
export type Person = BlockOf<'team'>['items'][number];

/** A person's dialog. Where no script runs, the page shows the portrait already, so the text alone is in it. */
export function ProfileModal(person: Person) {
  return (
    <Modal
      slug={person.slug}
      title={person.name}
      width="profile"
      head="none"
      withoutScript={<ProfileText {...person} />}
    >
      <Profile {...person} />
    </Modal>
  );
}

/** The portrait, and next to it the text. */
export function Profile(person: Person) {
  const { name, picture } = person;
  return (
    <div className={styles.profile}>
      <Picture {...picture} alt={picture.alt || name} className={styles.portrait} />
      <div className={styles.text}>
        {/* The dialog names itself with the same words; once is enough to hear. */}
        <p className={styles.name} aria-hidden="true">
          {name}
        </p>
        <ProfileText {...person} />
      </div>
    </div>
  );
}

/** Role, biography and where there is more about the person. */
function ProfileText({ name, role, bio, links }: Person) {
  const { labelWithTitle } = useMessages();
  return (
    <div className={styles.paragraphs}>
      <p className={styles.role}>{role}</p>
      {bio.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {links.length > 0 ? (
        <div className={styles.links}>
          {links.map(({ icon, name: words, href }, index) => (
            <Link
              key={index}
              href={href}
              className={buttonClass('quiet', 'small')}
              label={fillMessage(labelWithTitle, { label: words, title: name })}
            >
              {words}
              <Icon name={icon} />
            </Link>
          ))}
        </div>
      ) : null}
    </div>
  );
}
