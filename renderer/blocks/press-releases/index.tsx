import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Link } from '../../ui/links/Link.tsx';
import { Cover } from '../../ui/media/Cover.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './press-releases.module.css';

/** Announcements, one ruled row each; of three or more the newest is large. */
export default function PressReleases({ ground, items }: BlockOf<'press-releases'>) {
  return (
    <Section ground={ground}>
      <ul className={styles.list}>
        {items.map(({ title, description, date, picture, topic, href, disabled, label }, index) => (
          <li key={index} className={styles.release}>
            <Cover picture={picture} topic={topic} className={styles.picture} />
            <div className={styles.words}>
              <p className={styles.date}>
                <DateText date={date} />
              </p>
              <Heading level={2} className={styles.title}>
                {title}
              </Heading>
              <p className={styles.text}>{description}</p>
            </div>
            <ReadMore href={href} disabled={disabled} label={label} title={title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way to the whole text, or a button that tells assistive technology that it does nothing yet. */
function ReadMore({
  href,
  disabled,
  label,
  title,
}: Pick<BlockOf<'press-releases'>['items'][number], 'href' | 'disabled' | 'label' | 'title'>) {
  const { labelWithTitle, readMore } = useMessages();
  const words = label ?? readMore;
  const name = fillMessage(labelWithTitle, { label: words, title });
  if (disabled)
    return (
      <button
        type="button"
        className={buttonClass('quiet', 'small')}
        aria-label={name}
        aria-disabled="true"
      >
        {words}
      </button>
    );
  return href === undefined ? null : (
    <Link href={href} className={buttonClass('quiet', 'small')} label={name}>
      {words}
    </Link>
  );
}
