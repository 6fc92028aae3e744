import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import styles from './press-releases.module.css';

/** Announcements, one ruled row each. */
export default function PressReleases({ items }: BlockOf<'press-releases'>) {
  return (
    <Section>
      <ul className={styles.list}>
        {items.map(({ title, description, date, picture, href, label }) => (
          <li key={title} className={styles.release}>
            <FramedPicture picture={picture} className={styles.picture} />
            <div>
              <p className={styles.date}>
                <DateText date={date} />
              </p>
              <h2 className={styles.title}>{title}</h2>
              <p className={styles.text}>{description}</p>
            </div>
            <ReadMore href={href} label={label} title={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The way to the whole text. `#` holds the place of an address that is not known yet: a link to it would throw the
 * reader to the top of the page, so a button stands there that tells assistive technology that it does nothing.
 */
function ReadMore({ href, label, title }: { href: string; label?: string; title: string }) {
  const { labelWithTitle, readMore } = useMessages();
  const words = label ?? readMore;
  const name = fillMessage(labelWithTitle, { label: words, title });
  return href === '#' ? (
    <button
      type="button"
      className={buttonClass('quiet', 'small')}
      aria-label={name}
      aria-disabled="true"
    >
      {words}
    </button>
  ) : (
    <Link href={href} className={buttonClass('quiet', 'small')} label={name}>
      {words}
    </Link>
  );
}
