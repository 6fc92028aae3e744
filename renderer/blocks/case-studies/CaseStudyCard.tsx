import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import type { CaseStudy } from './CaseStudyModal.tsx';
import styles from './CaseStudyCard.module.css';

/** The picture with the result cut into its corner, what was achieved, and the way to the whole story. */
export function CaseStudyCard({ slug, title, img, summary, result, label }: CaseStudy) {
  const messages = useMessages();
  const words = label ?? messages.readMore;
  return (
    <li className={styles.case}>
      <div className={styles.picture}>
        <FramedPicture picture={img} className={styles.frame} />
        <p className={styles.notch}>
          <b className={styles.value}>{result.value}</b> {result.label}
        </p>
      </div>
      <div className={styles.words}>
        <Heading level={2} className={styles.title}>
          {title}
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <TextLink
          href={`#${slug}`}
          label={fillMessage(messages.labelWithTitle, { label: words, title })}
        >
          {words}
        </TextLink>
      </div>
    </li>
  );
}
