import { Picture } from '../../ui/media/Picture.tsx';
import { ProfileText, type Person } from './ProfileText.tsx';
import styles from './DialogProfile.module.css';

/** The portrait, and next to it the text. */
export function DialogProfile(person: Person) {
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
