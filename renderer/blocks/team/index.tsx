import type { BlockOf } from '../../data/types.ts';
import { Modal } from '../../modal/Modal.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { sectionClass, wrapClass } from '../../ui/layout/Section.tsx';
import { Profile, ProfileText } from './Profile.tsx';
import styles from './team.module.css';

/** Portraits of people; each opens a dialog with what to know about the person. */
export default function Team({ items, viewLabel }: BlockOf<'team'>) {
  return (
    <section className={sectionClass()}>
      <div className={wrapClass}>
        <ul className={styles.team}>
          {items.map(({ slug, name, role, picture }) => (
            <li key={slug} className={styles.person}>
              <FramedPicture
                picture={{ ...picture, alt: picture.alt || name }}
                className={styles.portrait}
              />
              <h2 className={styles.name}>{name}</h2>
              <p className={styles.role}>{role}</p>
              <div className={styles.view}>
                <TextLink href={`#${slug}`} label={`${viewLabel}: ${name}`}>
                  {viewLabel}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {items.map((person) => (
        <Modal
          key={person.slug}
          slug={person.slug}
          title={person.name}
          width="profile"
          head="none"
          withoutScript={<ProfileText {...person} />}
        >
          <Profile {...person} />
        </Modal>
      ))}
    </section>
  );
}
