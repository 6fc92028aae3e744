import type { BlockOf } from '../../data/types.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './Profile.module.css';

/** One person. */
export type Person = BlockOf<'team'>['items'][number];

/** The content of a person's dialog: the portrait, and beside it the text. */
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

/** Role, biography and the way to the person's professional profile. */
export function ProfileText({ name, role, bio, linkedIn }: Person) {
  return (
    <div className={styles.paragraphs}>
      <p className={styles.role}>{role}</p>
      {bio.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Link
        href={linkedIn}
        className={buttonClass('quiet', 'small')}
        label={`Professional profile: ${name}`}
      >
        Professional profile
        <Icon name="arrow-up-right" />
      </Link>
    </div>
  );
}
