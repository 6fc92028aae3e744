import type { BlockOf } from '../../data/types.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Stars } from './Stars.tsx';
import styles from './testimonials.module.css';

type Props = BlockOf<'testimonials'>['items'][number] & {
  mark?: string;
  /** With the face next to the quote, larger than next to the name. */
  large?: boolean;
};

/** One quote: its stars, who wrote it where that may be said, a badge if someone verified it, its date, its source. */
export function Testimonial(testimonial: Props) {
  const { quote, stars, name, role, company, picture, logo, date, source, link, mark, large } =
    testimonial;
  const face = large ? undefined : picture;
  const position = [role, company].filter((part) => part !== undefined);
  return (
    <figure className={styles.testimonial}>
      {picture && large ? <FramedPicture picture={picture} className="quote-portrait" /> : null}
      <blockquote>
        {stars === undefined ? null : <Stars stars={stars} />}
        <p className={styles.quote}>{quote}</p>
      </blockquote>
      <figcaption className={styles.source}>
        {name !== undefined || position.length > 0 || face || logo ? (
          <div className={styles.author}>
            {face ? <FramedPicture picture={face} className="quote-face" /> : null}
            {logo ? <Picture {...logo} className={styles.logo} /> : null}
            <span>
              {name === undefined ? null : <b className={styles.name}>{name}</b>}
              {position.join(' · ')}
            </span>
          </div>
        ) : null}
        {mark ? (
          <span className={styles.mark}>
            <Icon name="badge-check" className={styles.badge} />
            {mark}
          </span>
        ) : null}
        {date === undefined ? null : <DateText date={date} />}
        {source === undefined ? null : <span>{source}</span>}
        {link ? (
          <span className={styles.link}>
            <TextLink
              href={link.href}
              icon={link.href.startsWith('https:') ? 'arrow-up-right' : 'arrow-right'}
            >
              {link.label}
            </TextLink>
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}
