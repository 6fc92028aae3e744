import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/links/Link.tsx';
import styles from './ProfileText.module.css';

/** One person. */
export type Person = BlockOf<'team'>['items'][number];

/** Role, biography and where there is more about the person. */
export function ProfileText({ name, role, bio, links }: Person) {
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
